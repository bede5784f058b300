import type { Amount, CostChange, Target } from '../effects/nodes.js';
import { allRead } from '../effects/all-read.js';
import type { Dealt, EffectFrame, Hit, Scope } from '../kernel/frames.js';
import {
  ask,
  controller,
  def,
  type Game,
  inPlay,
  isUnit,
  nextSeat,
  rearrange,
  upgradesOn,
} from '../kernel/game.js';
import { type Card, NO_CARD, type Seat } from '../kernel/state.js';
import { deal, heal as healCard } from '../cr/01-concepts/09-damage.js';
import {
  defeat as defeatCards,
  exhaust as exhaustCard,
  leaving,
  ready as readyCard,
  takeControl,
} from '../cr/01-concepts/05-cards.js';
import { createUnit, giveToken } from '../cr/03-types/07-tokens.js';
import { changeController, toArena, toHost } from '../cr/04-zones/09-in-play-and-out.js';
import { emit } from '../cr/07-abilities/06-triggered-abilities.js';
import { lastingOn } from '../cr/07-abilities/07-effects.js';
import { Zone } from '../kernel/state.js';
import { conclude, type EffectOf, type Meaning } from './frame.js';
import { inPlayMatching, namedLast } from '../cr/01-concepts/filters.js';
import { frozenMods } from '../cr/01-concepts/frozen.js';
import { addedDamage, isAdding } from './adding.js';
import { doubleTokens, isDoubling } from './doubling.js';
import { arrangeFirst, targets } from './targets.js';

/** The card at this index, or the last one if there are fewer. */
const nthOf = (cards: readonly Card[], nth: number): Card =>
  cards[Math.min(nth, cards.length - 1)] ?? NO_CARD;

/**
 * 1.9.12: a unit deals the damage of its own ability; if several units deal damage, the first deals
 * it to the first target, and so on.
 */
export function dealer(g: Game, scope: Scope, by: string | undefined, nth = 0): Card {
  if (by !== undefined) return nthOf(g.q.refs(g, by, scope), nth);
  return isUnit(g, scope.source) ||
    (g.s.zone[scope.source] === Zone.discard && def(g, scope.source).type === 'Unit')
    ? scope.source
    : NO_CARD;
}

/** 1.18.2B: if a unit's ability makes another unit deal damage, the first unit deals it too. */
function beside(g: Game, scope: Scope, from: Card, by: string | undefined): Pick<Hit, 'also'> {
  const also = by === undefined ? NO_CARD : dealer(g, scope, undefined);
  return also === NO_CARD || also === from ? {} : { also };
}

interface Part {
  card: Card;
  n: number;
  /** The index among all cards that are dealt damage. */
  nth?: number;
}
export function hit(g: Game, scope: Scope, { card, n, nth }: Part, by?: string): Hit {
  const from = dealer(g, scope, by, nth);
  return { card, n, from, ...beside(g, scope, from, by), seat: scope.you, source: scope.source };
}

/**
 * Ends the instruction once its damage is dealt: at once, or after its players have ordered the
 * replacements (7.7.5E).
 */
export function finishDamage(g: Game, scope: Scope, what: Dealt | null): void {
  if (!what) return;
  scope.refs['damaged'] = [...what.hurt];
  scope.nums['dealt'] = what.n;
  if (what.excess !== undefined || 'excess' in scope.nums) scope.nums['excess'] = what.excess ?? 0;
  conclude(g, scope, what.cards.length > 0);
}

export const damage: Meaning<'damage'> = (g, f, e, scope) => {
  if (f.dealt) return finishDamage(g, scope, f.dealt);
  if (f.step === 0) {
    const chosen = targets(g, f, e.to, scope);
    if (!chosen) return;
    f.cards = chosen;
    f.step = 1;
  }
  const { cards } = f;
  // 7.1.4: all at once, even if the amount depends on each card.
  const n = (card: Card): number =>
    typeof e.n === 'number'
      ? e.n
      : g.q.amount(g, e.n, { ...scope, refs: { ...scope.refs, dealtTo: [card] } });
  const hits = cards.map((card, nth) => ({
    ...hit(g, scope, { card, n: n(card), nth }, e.by),
    unpreventable: e.unpreventable === true,
  }));
  const plus = hits.some((h) => h.n > 0) ? addedDamage(g, f, scope.you) : 0;
  if (plus === null) return;
  for (const h of hits) if (h.n > 0) h.n += plus;
  finishDamage(g, scope, deal(g, hits));
};

function spread(
  g: Game,
  scope: Scope,
  e: Pick<EffectOf<'divide'>, 'kind' | 'by'>,
  parts: Part[],
): void {
  const kind = e.kind ?? 'damage';
  const real = parts.filter((p) => p.n > 0);
  scope.nums['divided'] = real.reduce((sum, { n }) => sum + n, 0);
  if (kind === 'damage')
    return finishDamage(
      g,
      scope,
      deal(
        g,
        real.map((p) => hit(g, scope, p, e.by)),
      ),
    );
  if (kind === 'heal') {
    scope.nums['healed'] = real.reduce(
      (sum, { card, n }) => sum + healCard(g, card, n, scope.you),
      0,
    );
    return conclude(g, scope, (scope.nums['healed'] as number) > 0);
  }
  let did = false;
  for (const { card, n } of real) {
    for (let i = 0; i < n; i++) did = giveToken(g, kind, card, scope.you) !== NO_CARD || did;
  }
  conclude(g, scope, did);
}

/**
 * The amount to divide, including effects that increase it (7.7.5); null while a player is being
 * asked.
 */
function dividedTotal(
  g: Game,
  f: EffectFrame,
  seat: Seat,
  { kind, n }: { kind: NonNullable<EffectOf<'divide'>['kind']>; n: number },
): number | null {
  if (kind === 'heal') return n;
  if (kind !== 'damage') return doubleTokens(g, f, { seat, n });
  const plus = addedDamage(g, f, seat);
  return plus === null ? null : n + plus;
}

/** 8.5.5, 8.35: all parts at once. */
export const divide: Meaning<'divide'> = (g, f, e, scope) => {
  if (f.dealt) return finishDamage(g, scope, f.dealt);
  const { do: _do, n, among, upTo, orNone, kind = 'damage', bases, by: _by, ...rest } = e;
  allRead(rest);
  const cards = inPlayMatching(g, bases ? { ...among, type: ['Unit', 'Base'] } : among, scope);
  if (f.answer && !isDoubling(f) && !isAdding(f)) {
    const parts = cards.map((card, i) => ({ card, n: f.answer?.amounts[i] ?? 0 }));
    f.answer = undefined;
    return spread(g, scope, e, parts);
  }
  const said = g.q.amount(g, n, scope);
  if (cards.length === 0 || said <= 0) return conclude(g, scope, false);
  const total = dividedTotal(g, f, scope.you, { kind, n: said });
  if (total === null) return;
  const less = upTo === true;
  const none = orNone === true || f.optional;
  if (cards.length === 1 && !less && !none)
    return spread(g, scope, e, [{ card: cards[0] as Card, n: total }]);
  if (kind === 'heal' && cards.every((c) => g.s.damage[c] === 0)) return conclude(g, scope, false);
  // 1.11.5: more may be assigned to a card than it has damage; the excess heals nothing.
  const caps = cards.map(() => total);
  ask(g, {
    seat: scope.you,
    kind: 'divide',
    options: cards.map((card) => ({ o: 'card', card })),
    min: 0,
    max: cards.length,
    source: scope.source,
    total,
    less,
    none,
    caps,
  });
};

/**
 * An instruction that does one thing to each of its cards; `named`: the name under which the
 * affected cards are remembered.
 */
const each =
  (
    to: (e: { to: Target }) => Target,
    act: (g: Game, c: Card, scope: Scope) => boolean,
    named?: string,
  ) =>
  (g: Game, f: EffectFrame, e: { to: Target }, scope: Scope): void => {
    const cards = targets(g, f, to(e), scope);
    if (!cards) return;
    const acted = cards.filter((c) => act(g, c, scope));
    if (named) scope.refs[named] = acted;
    conclude(g, scope, acted.length > 0);
  };
const toOf = (e: { to: Target }): Target => e.to;

export const exhaust: Meaning<'exhaust'> = each(
  toOf,
  (g, c, scope) => (inPlay(g, c) || g.s.zone[c] === Zone.resource) && exhaustCard(g, c, scope.you),
  'exhausted',
);
export const ready: Meaning<'ready'> = each(
  toOf,
  (g, c) => (inPlay(g, c) || g.s.zone[c] === Zone.resource) && readyCard(g, c),
);
export const control: Meaning<'control'> = (g, f, e, scope) => {
  const cards = targets(g, f, e.to, scope);
  if (!cards) return;
  const seat = g.q.seats(g, e.who ?? 'you', scope)[0] ?? scope.you;
  let did = false;
  for (const c of cards) {
    if (g.s.zone[c] === Zone.resource) {
      did = controller(g, c) !== seat || did;
      if (controller(g, c) !== seat) arrangeFirst(g, c, e.to, scope);
      changeController(g, c, seat);
    } else if (inPlay(g, c)) did = takeControl(g, c, seat) || did;
  }
  conclude(g, scope, did);
};
/** 7.1.4: the destination of each card is determined before any of them moves. */
export const passOn: Meaning<'pass-on'> = (g, f, e, scope) => {
  const cards = targets(g, f, e.to, scope);
  if (!cards) return;
  const passed = cards
    .filter((c) => inPlay(g, c))
    .map((c) => ({
      c,
      seat: e.where === 'owner' ? (g.s.owner[c] as Seat) : nextSeat(g, controller(g, c)),
    }));
  const taken = passed.filter(({ c, seat }) => takeControl(g, c, seat));
  conclude(g, scope, taken.length > 0);
};
export const move: Meaning<'move'> = (g, f, e, scope) => {
  const cards = targets(g, f, e.to, scope);
  if (!cards) return;
  const zone = e.arena === 'Ground' ? Zone.ground : Zone.space;
  for (const c of cards) {
    if (!isUnit(g, c)) continue;
    g.s.zone[c] = zone;
    rearrange(g);
    emit(g, { e: 'moved', card: c, zone });
  }
  conclude(g, scope, cards.length > 0);
};

export const detach: Meaning<'detach'> = (g, f, e, scope) => {
  const cards = targets(g, f, e.to, scope);
  if (!cards) return;
  const freed = cards.filter((c) => g.s.zone[c] === Zone.attached && def(g, c).type !== 'Upgrade');
  for (const c of freed) {
    const seat = controller(g, c);
    emit(g, { e: 'unattached', card: c, from: g.s.host[c] as Card, seat });
    toArena(g, c, seat, false);
    emit(g, { e: 'moved', card: c, zone: g.s.zone[c] as Zone });
  }
  conclude(g, scope, freed.length > 0);
};

export const heal: Meaning<'heal'> = (g, f, e, scope) => {
  const cards = targets(g, f, e.to, scope);
  if (!cards) return;
  let total = 0;
  for (const c of cards)
    total += healCard(
      g,
      c,
      e.n === 'all' ? (g.s.damage[c] as number) : g.q.amount(g, e.n, scope),
      scope.you,
    );
  scope.nums['healed'] = total;
  conclude(g, scope, total > 0);
};

export const defeat: Meaning<'defeat'> = (g, f, e, scope) => {
  if (f.step === 1) return finishDefeat(g, f, scope);
  const meant = targets(g, f, e.to, scope);
  if (!meant) return;
  // 8.6.4: a unit that has become a resource since is another copy.
  const cards = meant.filter((c) => g.s.zone[c] !== Zone.resource || !scope.known[c]);
  for (const d of leaving(
    g,
    cards.filter((c) => inPlay(g, c)),
    Zone.discard,
  ))
    scope.known[d.card] = d.was;
  const upgrades = cards.filter((c) => g.s.zone[c] === Zone.attached);
  if (upgrades.length > 0) scope.refs['bearer'] = upgrades.map((u) => g.s.host[u] as Card);
  for (const c of cards) if (g.s.zone[c] === Zone.resource) arrangeFirst(g, c, e.to, scope);
  f.cards = defeatCards(g, cards, scope.you);
  f.step = 1;
  // The defeat of one of them may be replaced, which is decided first.
  if (!g.s.falling) finishDefeat(g, f, scope);
};

/** 8.10.2: a replaced defeat counts as done, but the card is not defeated. */
function finishDefeat(g: Game, f: EffectFrame, scope: Scope): void {
  scope.refs['defeated'] = f.cards.filter((c) => !isUnit(g, c) && g.s.zone[c] !== Zone.attached);
  conclude(g, scope, f.cards.length > 0);
}

export const token: Meaning<'token'> = (g, f, e, scope) => {
  if (f.step === 0) {
    const chosen = targets(g, f, e.to, scope);
    if (!chosen) return;
    f.cards = chosen.filter((c) => isUnit(g, c));
    f.step = 1;
  }
  const { cards } = f;
  const n = doubleTokens(g, f, { seat: scope.you, n: cards.length * g.q.amount(g, e.n, scope) });
  if (n === null) return;
  const each = cards.length === 0 ? 0 : n / cards.length;
  const given: Card[] = [];
  for (const c of cards)
    for (let i = 0; i < each; i++) given.push(giveToken(g, e.token, c, scope.you));
  scope.refs['token'] = given.filter((c) => c !== NO_CARD);
  conclude(g, scope, scope.refs['token'].length > 0);
};

export const create: Meaning<'create'> = (g, f, e, scope) => {
  const { do: _do, token: id, n: many, who, ready: enters, ...rest } = e;
  allRead(rest);
  if (f.step === 0) {
    f.seats = g.q.seats(g, who ?? 'you', scope);
    f.step = 1;
  }
  const n = g.q.amount(g, many, scope);
  for (; f.i < f.seats.length; f.i++) {
    const seat = f.seats[f.i] as Seat;
    const all = doubleTokens(g, f, { seat, n });
    if (all === null) return;
    for (let i = 0; i < all; i++) f.cards = [...f.cards, createUnit(g, id, seat, enters === true)];
    f.doubles = undefined;
  }
  scope.refs['created'] = f.cards;
  conclude(g, scope, f.cards.length > 0);
};

/** "While this card is in play" (7.7.3): the effect does not begin if the card has left by now. */
const sourceIsGone = (g: Game, scope: Scope): boolean =>
  !inPlay(g, scope.source) || g.s.copy[scope.source] !== scope.sourceCopy;

export const lasting: Meaning<'lasting'> = (g, f, e, scope) => {
  if (e.until === 'source' && sourceIsGone(g, scope)) return conclude(g, scope, false);
  const cards = e.to === 'game' ? [NO_CARD] : targets(g, f, e.to, scope);
  if (!cards) return;
  const able = cards.filter((c) => c === NO_CARD || inPlay(g, c));
  if (able.length > 0)
    lastingOn(g, {
      cards: able,
      mods: frozenMods(g, e.mods, scope),
      until: e.until,
      seat: scope.you,
      source: scope.source,
    });
  conclude(g, scope, able.length > 0);
};

export const prevail: Meaning<'prevail'> = (g, _f, e, scope) => {
  if (e.until === 'source' && sourceIsGone(g, scope)) return conclude(g, scope, false);
  lastingOn(g, {
    cards: [NO_CARD],
    mods: frozenMods(g, e.mods, scope),
    fits: e.over,
    until: e.until,
    seat: scope.you,
    source: scope.source,
  });
  conclude(g, scope, true);
};

/** A change about a named card refers to the name chosen by now, whatever is named later. */
function settleTitle(g: Game, change: CostChange, scope: Scope): CostChange {
  const { copyOf } = change.cards;
  if (typeof copyOf === 'string') {
    const [card] = g.q.refs(g, copyOf, scope);
    const title = card === undefined ? '' : def(g, card).title;
    return { ...change, cards: { ...change.cards, copyOf: { title } } };
  }
  const { namedBySource, ...cards } = change.cards;
  return namedBySource
    ? { ...change, cards: { ...cards, named: namedLast(g, scope) ?? '' } }
    : change;
}

/** Numbers noted by this effect are fixed now; all others are computed when a card is played. */
const isNoted = (n: Amount): boolean =>
  typeof n === 'object' &&
  ('num' in n || ('half' in n && isNoted(n.half)) || ('times' in n && isNoted(n.times[1])));

const settleReduction = (g: Game, change: CostChange, scope: Scope): CostChange =>
  change.less !== undefined && isNoted(change.less)
    ? { ...change, less: g.q.amount(g, change.less, scope) }
    : change;

export const cheaper: Meaning<'cheaper'> = (g, _f, e, scope) => {
  if (e.until === 'source' && sourceIsGone(g, scope)) return conclude(g, scope, false);
  lastingOn(g, {
    cards: [NO_CARD],
    mods: [],
    until: e.until,
    seat: scope.you,
    source: scope.source,
    change: settleReduction(g, settleTitle(g, e.change, scope), scope),
  });
  conclude(g, scope, true);
};

/** 1.5.2F: a token upgrade belongs to the controller of the unit that it is attached to now. */
function ownedWith(g: Game, token: Card, seat: Seat): void {
  g.s.controller[token] = seat;
  g.s.owner = g.s.owner.with(token, seat);
}

/**
 * 3.6.14: detached from the old unit and attached to the new one at once. 3.5.6: a unit that
 * becomes an upgrade loses its damage and its upgrades.
 */
export const attach: Meaning<'attach'> = (g, f, e, scope) => {
  if (f.step === 0) {
    const cards = targets(g, f, e.card, scope);
    if (!cards) return;
    f.cards = cards;
    f.step = 1;
  }
  const hosts = targets(g, f, e.to, scope);
  if (!hosts) return;
  const [card, host] = [f.cards[0], hosts[0]];
  const there = card !== undefined && (inPlay(g, card) || g.s.zone[card] === Zone.discard);
  if (!there || host === undefined || !isUnit(g, host)) return conclude(g, scope, false);
  const seat = e.control || !inPlay(g, card) ? scope.you : controller(g, card);
  if (isUnit(g, card)) defeatCards(g, upgradesOn(g, card), -1);
  if (g.s.zone[card] === Zone.attached) {
    emit(g, { e: 'unattached', card, from: g.s.host[card] as Card, seat: controller(g, card) });
    g.s.host[card] = host;
    g.s.controller[card] = seat;
    if (def(g, card).token) ownedWith(g, card, controller(g, host));
    rearrange(g);
  } else toHost(g, card, host, seat);
  emit(g, { e: 'attached', card, to: host, seat });
  conclude(g, scope, true);
};
