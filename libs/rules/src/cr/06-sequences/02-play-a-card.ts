/**
 * 6.2 Play a card: announce, check, determine and pay the cost, put it
 * into play. 7.5.14 Smuggle, 7.5.16 Exploit, 7.5.17 Piloting, 7.5.19 Plot.
 */
import type { Modifier } from '../../effects/nodes.js';
import type { PlayFrame, PlayMode } from '../../kernel/frames.js';
import type { GameEvent, PlayedAs } from '../../events/events.js';
import {
  ask,
  def,
  emptyScope,
  type Game,
  player,
  pop,
  push,
  top,
  touch,
} from '../../kernel/game.js';
import { pickedCards } from '../../kernel/decisions.js';
import { type Card, type Seat, Zone } from '../../kernel/state.js';
import { toArena, toHost, toPile, toResources } from '../04-zones/09-in-play-and-out.js';
import {
  additionalCosts,
  costOf,
  due,
  hasTwoSmuggles,
  hostMatters,
  purse,
  type Terms,
  usableCredits,
  useUp,
} from '../01-concepts/08-cost.js';
import { discard } from '../01-concepts/13-draw.js';
import { defeat, entersReady, isReadied, spareReady } from '../01-concepts/05-cards.js';
import { chooseModel } from '../08-additional/06-copy-of-a-card.js';
import { alternative, canPlay, exploitable, hosts } from '../08-additional/20-play-restrictions.js';
import { board } from '../07-abilities/03-constant-abilities.js';
import { frontOf, isBlank } from '../07-abilities/losing.js';
import { emit } from '../07-abilities/06-triggered-abilities.js';
import { affordableWithout } from '../07-abilities/exploit.js';
import { lastingOn } from '../07-abilities/07-effects.js';
import { abilityFrame } from '../07-abilities/windows.js';
import { giveUp } from './give-up.js';
import {
  askUnits,
  creditOptions,
  creditRange,
  mostOf,
  countNeeded,
  payers,
  payWith,
  settlePart,
} from './paying.js';

export const playFrame = (
  seat: Seat,
  card: Card,
  as: PlayMode,
  rest: Partial<PlayFrame> = {},
): PlayFrame => ({
  k: 'play',
  step: 0,
  seat,
  card,
  as,
  free: false,
  discount: 0,
  ignoreAspects: false,
  ready: false,
  grants: [],
  until: 'phase',
  onto: [],
  exploited: [],
  instead: false,
  cost: 0,
  credits: 0,
  part: 0,
  grantsIf: undefined,
  via: undefined,
  smuggle: undefined,
  payers: undefined,
  paid: undefined,
  exploit: undefined,
  givenUp: undefined,
  answer: undefined,
  ...rest,
});

const terms = (f: PlayFrame): Terms => ({
  free: f.free,
  discount: f.discount,
  ignoreAspects: f.ignoreAspects,
  exploited: f.exploited.length,
  exploit: f.exploit,
  grants: f.grants,
});

/**
 * Asks which affordable Smuggle of the card is used (7.5.14); true while the player is being asked.
 */
function chooseSmuggle(g: Game, f: PlayFrame): boolean {
  if (f.as !== 'smuggle' || f.smuggle !== undefined || !hasTwoSmuggles(g, f.seat, f.card))
    return false;
  const kinds = (['printed', 'gained'] as const).filter((smuggle) =>
    canPlay(g, { ...f, smuggle }, terms(f)),
  );
  if (!f.answer && kinds.length > 1) {
    ask(g, {
      seat: f.seat,
      kind: 'mode',
      options: kinds.map((_, index) => ({ o: 'mode', index })),
      min: 1,
      max: 1,
      source: f.card,
      note: 'smuggle',
    });
    return true;
  }
  f.smuggle = kinds[f.answer?.pick[0] ?? 0] ?? 'printed';
  f.answer = undefined;
  return false;
}

/**
 * If the cost of an upgrade depends on its unit, the unit is chosen before the cost is determined
 * (6.2.3), otherwise when the upgrade is attached (6.2.5B).
 */
function chooseHost(g: Game, f: PlayFrame): boolean {
  if (!attaches(g, f) || f.free || !hostMatters(g, f.card)) return false;
  const affordable = candidates(g, f).filter(
    (h) => costOf(g, { ...f, onto: [h] }, terms(f)) <= purse(g, f.seat),
  );
  if (!f.answer && affordable.length > 1) {
    ask(g, {
      seat: f.seat,
      kind: 'target',
      options: affordable.map((card) => ({ o: 'card', card })),
      min: 1,
      max: 1,
      source: f.card,
      note: 'attach',
    });
    return true;
  }
  const host = affordable[f.answer?.pick[0] ?? 0];
  f.answer = undefined;
  if (host !== undefined) f.onto = [host];
  return false;
}

/**
 * 7.5.16C: asked when costs are determined; at least as many units as are needed to afford the
 * card.
 */
function exploit(g: Game, f: PlayFrame): void {
  f.step = 1;
  const most = exploitable(g, f, terms(f));
  if (most === 0) return;
  const { units } = player(g, f.seat);
  const short = costOf(g, f, terms(f)) - purse(g, f.seat);
  const min = Math.min(most, Math.max(0, Math.ceil(short / 2)));
  ask(g, {
    seat: f.seat,
    kind: 'target',
    options: units.map((card) => ({ o: 'card', card })),
    min,
    max: most,
    source: f.card,
    note: 'exploit',
  });
}

function replaceCost(g: Game, f: PlayFrame): void {
  if (f.answer) {
    const chosen = pickedCards(f.answer);
    f.answer = undefined;
    // They leave when the cost is determined: their own effects on costs no longer count, and the
    // rest has to be paid (6.2.4A).
    const replaced = f.free || alternative(g, f.seat, f.card) !== null;
    if (!replaced && !affordableWithout(g, f, terms(f), chosen)) return exploit(g, f);
    f.exploited = chosen;
    f.cost = costOf(g, f, terms(f));
    if (chosen.length > 0) defeat(g, chosen, f.seat);
  } else f.cost = Infinity;
  f.step = 2;
  // 6.2.3: the player chooses which discount comes first, that of the unit or that of giving it up,
  // so the lower cost counts.
  f.cost = Math.min(f.cost, costOf(g, f, terms(f)));
  const wanted = f.free || f.as === 'smuggle' ? null : alternative(g, f.seat, f.card);
  if (!wanted) return;
  const options = player(g, f.seat).hand.filter(
    (c) => c !== f.card && g.q.matches(g, c, wanted, emptyScope(g, f.card, f.seat)),
  );
  const min = f.cost > purse(g, f.seat) ? 1 : 0;
  ask(g, {
    seat: f.seat,
    kind: 'payment',
    options: options.map((card) => ({ o: 'card', card })),
    min,
    max: 1,
    source: f.card,
  });
}

function chooseCredits(g: Game, f: PlayFrame): void {
  if (f.answer) {
    const wanted = alternative(g, f.seat, f.card);
    const options = player(g, f.seat).hand.filter(
      (c) => c !== f.card && wanted && g.q.matches(g, c, wanted, emptyScope(g, f.card, f.seat)),
    );
    const chosen = f.answer.pick.map((i) => options[i] as Card);
    f.answer = undefined;
    if (chosen.length > 0) {
      f.instead = true;
      f.cost = 0;
      discard(g, chosen);
    }
  }
  f.step = 3;
  if (usableCredits(g, f.seat) === 0 || f.cost === 0) return;
  const range = creditRange(g, f.seat, f.cost);
  if (range.least === range.most) {
    f.credits = range.least;
    return;
  }
  const options = creditOptions(range);
  ask(g, {
    seat: f.seat,
    kind: 'payment',
    options,
    min: 1,
    max: 1,
    source: f.card,
    note: 'credits',
  });
}

/**
 * 1.8: asks which units are exhausted like resources, once the number of Credit tokens is known.
 */
function choosePayers(g: Game, f: PlayFrame): void {
  if (f.answer) {
    f.credits = creditRange(g, f.seat, f.cost).least + (f.answer.pick[0] ?? 0);
    f.answer = undefined;
  }
  const units = askUnits(g, f, { n: due(g, f.seat, f.cost) - f.credits });
  f.step = 6;
  if (units) f.payers = [...units];
}

/** 6.2.4: pays everything together; 1.8.8 additional costs. */
function pay(g: Game, f: PlayFrame): void {
  if (f.answer) {
    f.payers = pickedCards(f.answer);
    f.answer = undefined;
  }
  f.grants = [...f.grants, ...useUp(g, f)];
  player(g, f.seat).credits -= f.credits;
  f.paid = payWith(g, f, due(g, f.seat, f.cost) - f.credits, f.payers ?? []);
  if (f.cost > 0) {
    touch(g);
    emit(g, { e: 'paid', seat: f.seat, n: f.cost });
  }
  f.step = 4;
}

/** The "When Played" abilities of these cards, as modifiers for a unit to gain. */
const whenPlayedOf = (g: Game, cards: readonly Card[]): Modifier[] =>
  cards.flatMap((c) =>
    frontOf(g, c).whens.flatMap((ability) => {
      const moments = ability.moments.filter((m) => m.on === 'played' && m.self === true);
      return moments.length === 0 ? [] : [{ m: 'gain-ability', ability: { ...ability, moments } }];
    }),
  );

/**
 * 1.8.8: pays the costs other than resources, one part after the other; true while a player is
 * being asked.
 */
function payExtras(g: Game, f: PlayFrame): boolean {
  const extras = additionalCosts(g, f);
  for (; f.part < extras.length; f.part++) {
    const { cost } = extras[f.part] as (typeof extras)[number];
    const options = payers(g, f, cost);
    const least = countNeeded(cost);
    const most = Math.min(mostOf(cost), options.length);
    if ((options.length > least || most > least) && !f.answer) {
      ask(g, {
        seat: f.seat,
        kind: 'payment',
        options: options.map((card) => ({ o: 'card', card })),
        min: least,
        max: most,
        source: f.card,
      });
      return true;
    }
    const chosen = f.answer
      ? f.answer.pick.map((i) => options[i] as Card)
      : options.slice(0, least);
    f.answer = undefined;
    if ('toBottom' in cost) f.grants = [...f.grants, ...whenPlayedOf(g, chosen)];
    settlePart(g, f, cost, chosen);
    // 7.7.5E: damage that is dealt as a cost may raise a question.
    if (top(g) !== f) {
      f.part++;
      return true;
    }
  }
  return false;
}

const attaches = (g: Game, f: PlayFrame): boolean =>
  f.as === 'pilot' || f.as === 'smuggle-pilot' || def(g, f.card).type === 'Upgrade';

function candidates(g: Game, f: PlayFrame): Card[] {
  const all = hosts(g, f.seat, f.card, f.as);
  return f.onto.length > 0 ? all.filter((c) => f.onto.includes(c)) : all;
}

function playedAs(g: Game, f: PlayFrame): PlayedAs {
  if (f.via) return f.via;
  if (f.as === 'smuggle' || f.as === 'pilot') return f.as;
  if (f.as === 'smuggle-pilot') return 'pilot';
  return def(g, f.card).type === 'Event' ? 'event' : attaches(g, f) ? 'upgrade' : 'unit';
}

/**
 * 7.5.14G, 7.5.19C: the top card of the deck becomes a resource in place of the played one,
 * exhausted.
 */
function refill(g: Game, f: PlayFrame, from: Zone): void {
  if (
    from !== Zone.resource ||
    (f.as !== 'smuggle' && f.as !== 'smuggle-pilot' && f.via === undefined)
  )
    return;
  const next = player(g, f.seat).deck[0];
  if (next !== undefined) toResources(g, next, f.seat, false);
}

/**
 * Whether a constant ability in play takes the abilities of this event, the opponent's first one in
 * the round.
 */
function isEventBlanked(g: Game, seat: Seat): boolean {
  if (
    g.s.history.some((h) => h.e === 'played' && h.seat === seat && def(g, h.card).type === 'Event')
  )
    return false;
  return board(g).blankFirst.some(({ you }) => you !== seat);
}

/** 7.6.13: emits that the card was played, with everything that abilities may ask about it. */
function tellPlayed(g: Game, f: PlayFrame, from: Zone, blank = false): void {
  const told: Extract<GameEvent, { e: 'played' }> = {
    e: 'played',
    seat: f.seat,
    card: f.card,
    from,
    as: playedAs(g, f),
    id: g.s.id[f.card] as string,
  };
  if (blank) told.blank = blank;
  if (f.paid) told.paid = f.paid;
  if (f.exploited.length > 0) told.exploited = [...f.exploited];
  emit(g, told);
}

function asUnit(g: Game, f: PlayFrame, from: Zone): void {
  const given = f.grants.some((m) => m.m === 'enters-ready' && m.how === 'played');
  toArena(g, f.card, f.seat, f.ready || given || entersReady(g, f.card, f.seat));
  if (isReadied(g, f.card, 'played')) g.s.ready[f.card] = 1;
  refill(g, f, from);
  if (f.grants.length > 0 && (f.grantsIf === undefined || f.credits > 0))
    lastingOn(g, { cards: [f.card], mods: f.grants, until: f.until, seat: f.seat, source: f.card });
  tellPlayed(g, f, from);
  emit(g, { e: 'entered', seat: f.seat, card: f.card, how: 'played' });
}

function asUpgrade(g: Game, f: PlayFrame, from: Zone): void {
  const options = candidates(g, f);
  if (!f.answer && options.length > 1) {
    ask(g, {
      seat: f.seat,
      kind: 'target',
      options: options.map((card) => ({ o: 'card', card })),
      min: 1,
      max: 1,
      source: f.card,
      note: 'attach',
    });
    return;
  }
  const host = options[f.answer?.pick[0] ?? 0];
  f.answer = undefined;
  f.step = 5;
  if (host === undefined) return;
  toHost(g, f.card, host, f.seat);
  refill(g, f, from);
  tellPlayed(g, f, from);
  emit(g, { e: 'attached', card: f.card, to: host, seat: f.seat });
  emit(g, { e: 'entered', seat: f.seat, card: f.card, how: 'played' });
}

/** 6.2.5C, 7.4.2: the event is put into the discard pile first, then it resolves. */
function asEvent(g: Game, f: PlayFrame, from: Zone): void {
  const blank = isEventBlanked(g, f.seat) || (g.blanks && isBlank(g, f.card));
  toPile(g, f.card, 'discard');
  refill(g, f, from);
  tellPlayed(g, f, from, blank);
  f.step = 5;
  const effects = def(g, f.card).front.events;
  if (blank || effects.length === 0) return;
  const effect =
    effects.length === 1
      ? (effects[0] as (typeof effects)[number])
      : { do: 'seq' as const, effects };
  push(g, abilityFrame(g, { scope: emptyScope(g, f.card, f.seat), effect }, false));
}

function put(g: Game, f: PlayFrame): void {
  const from = g.s.zone[f.card] as Zone;
  if (from === Zone.resource) spareReady(g, f.card);
  if (attaches(g, f)) return asUpgrade(g, f, from);
  if (def(g, f.card).type === 'Event') return asEvent(g, f, from);
  if (chooseModel(g, f)) return;
  f.step = 5;
  asUnit(g, f, from);
}

export function runPlay(g: Game, f: PlayFrame): void {
  switch (f.step) {
    case 0:
      return chooseSmuggle(g, f) || chooseHost(g, f) || giveUp(g, f, terms(f))
        ? undefined
        : exploit(g, f);
    case 1:
      return replaceCost(g, f);
    case 2:
      return chooseCredits(g, f);
    case 3:
      return choosePayers(g, f);
    case 6:
      return pay(g, f);
    case 4:
      return payExtras(g, f) ? undefined : put(g, f);
    default:
      pop(g);
  }
}
