/**
 * 7.1.6 Modified actions: an instruction to attack, to
 * play a card, to deploy. Each follows its whole sequence.
 */
import type { Aspect, Filter, PileOf } from '../effects/nodes.js';
import { can } from '../cr/07-abilities/03-constant-abilities.js';
import { allRead } from '../effects/all-read.js';
import { perNode } from '../effects/per-node.js';
import type { Option } from '../kernel/decisions.js';
import type { PlayMode, Scope } from '../kernel/frames.js';
import {
  ask,
  askWhether,
  controller,
  def,
  disguise,
  emptyScope,
  type Game,
  homeOf,
  isUnit,
  player,
  push,
  touch,
} from '../kernel/game.js';
import { snapshot } from '../kernel/last-known.js';
import { isHiddenFrom } from '../kernel/handles.js';
import { type Card, type Seat, Zone } from '../kernel/state.js';
import { attackFrame, canAttack } from '../cr/06-sequences/03-attack-with-a-unit.js';
import { playFrame } from '../cr/06-sequences/02-play-a-card.js';
import { onePenalty, smuggleTerms, wayOf } from '../cr/01-concepts/08-cost.js';
import { canPlay, hosts } from '../cr/08-additional/20-play-restrictions.js';
import { toArena, toHost } from '../cr/04-zones/09-in-play-and-out.js';
import { emit } from '../cr/07-abilities/06-triggered-abilities.js';
import { lentBy } from '../cr/07-abilities/support.js';
import { abilityFrame, openWindow } from '../cr/07-abilities/windows.js';
import { accept, conclude, type EffectOf, type Meaning } from './frame.js';
import { whensOn, matches, ofAnyType, pileOf, pilotsOn } from '../cr/01-concepts/filters.js';
import { frozenMods } from '../cr/01-concepts/frozen.js';

type AttackEffect = EffectOf<'attack'>;

/** Which units may attack, and what they may attack. */
type Attackers = Pick<AttackEffect, 'with' | 'target' | 'exhausted' | 'eachOnce' | 'via'>;
/** What that unit may attack: by Ambush a unit (7.5.5), and also a base if an effect says so. */
const targetsOf = (g: Game, e: Pick<Attackers, 'target' | 'via'>, c: Card): AttackTarget =>
  e.via === 'ambush' && can(g, c, 'ambush-bases') ? 'any' : (e.target ?? 'any');
type AttackTarget = 'any' | NonNullable<Attackers['target']>;

/**
 * The key under which a unit's copy number is stored once it has attacked by this ability, if each
 * may do so only once (8.6.4).
 */
const attackedBy = (c: Card): string => `attacked${c}`;

function attackersFor(g: Game, e: Attackers, scope: Scope): Card[] {
  const able = (c: Card): boolean => {
    const only = targetsOf(g, e, c);
    const isSpent = e.eachOnce && scope.nums[attackedBy(c)] === g.s.copy[c];
    return isUnit(g, c) && !isSpent && canAttack(g, c, e.exhausted === true, only);
  };
  if (typeof e.with === 'string')
    return g.q.refs(g, e.with, scope).filter((c) => able(c) && controller(g, c) === scope.you);
  const f = e.with;
  return player(g, scope.you).units.filter((c) => able(c) && matches(g, c, f, scope));
}

/** The abilities that another card lends to the attacker. */
const abilitiesLent = (g: Game, lends: AttackEffect['lends'], scope: Scope) =>
  lends === undefined
    ? []
    : g.q
        .refs(g, lends, scope)
        .filter((c) => lends !== 'self' || isUnit(g, c))
        .flatMap((c) => lentBy(g, c));

const readAttack = perNode((e: AttackEffect) => {
  const { do: _do, with: _with, target: _target, exhausted: _exhausted, ...terms } = e;
  const { as, mods: given, modsIf, lends, bonuses, via, eachOnce, ...rest } = terms;
  allRead(rest);
  return { as, given, modsIf, lends, bonuses, via, eachOnce };
});

export const attack: Meaning<'attack'> = (g, f, e, scope) => {
  if (f.step === 1) return conclude(g, scope, true);
  const { as, given, modsIf, lends, bonuses, via, eachOnce } = readAttack(e);
  const options = attackersFor(g, e, scope);
  let attacker: Card | undefined;
  if (f.answer) {
    const yes = f.answer.option?.o === 'yes';
    attacker = yes
      ? options[0]
      : f.answer.option?.o === 'no'
        ? undefined
        : options[f.answer.pick[0] ?? -1];
    f.answer = undefined;
    if (attacker === undefined) return conclude(g, scope, false);
    accept(g, f);
  } else if (options.length === 0) return conclude(g, scope, false);
  else if (f.optional && typeof e.with === 'string') {
    askWhether(g, { seat: scope.you, source: scope.source, note: 'attack' });
    return;
  } else if (options.length > 1 || f.optional) {
    ask(g, {
      seat: scope.you,
      kind: 'target',
      options: options.map((card) => ({ o: 'card', card })),
      min: f.optional ? 0 : 1,
      max: 1,
      source: scope.source,
      note: 'attack',
    });
    return;
  } else attacker = options[0] as Card;
  scope.refs[as ?? 'it'] = [attacker];
  scope.known[attacker] = snapshot(g, attacker);
  if (eachOnce) scope.nums[attackedBy(attacker)] = g.s.copy[attacker] as number;
  f.step = 1;
  const gains = !given || (modsIf && !matches(g, attacker, modsIf, scope)) ? [] : given;
  push(
    g,
    attackFrame(g, scope.you, attacker, {
      only: targetsOf(g, e, attacker),
      mods: [...frozenMods(g, gains, scope), ...abilitiesLent(g, lends, scope)],
      bonuses: bonuses ?? [],
      ...(via ? { via } : {}),
    }),
  );
};

type PlayEffect = EffectOf<'play'>;
/** Which cards are offered, and under which terms. */
type Offer = Pick<
  PlayEffect,
  'cards' | 'from' | 'of' | 'ref' | 'free' | 'less' | 'ignoreAspects' | 'onto' | 'via' | 'grants'
>;

/** Upgrades, but no units. */
const asksForUpgrade = ({ type = [] }: Filter): boolean =>
  type === 'Upgrade' || (Array.isArray(type) && type.includes('Upgrade') && !type.includes('Unit'));

/** 6.2.1A: an instruction to play a unit plays a Pilot as a unit. */
function waysToPlay(g: Game, c: Card, f: Filter): PlayMode[] {
  const d = def(g, c);
  if (d.type === 'Event') return ['event'];
  if (d.type === 'Upgrade') return ['upgrade'];
  if (d.type !== 'Unit') return [];
  if (f.type === 'Unit' || !d.front.piloting) return ['unit'];
  return asksForUpgrade(f) ? ['pilot'] : ['unit', 'pilot'];
}

/** A Pilot counts as an upgrade for "play an upgrade" (7.5.17C). */
function isWanted(g: Game, c: Card, f: Filter, scope: Scope): boolean {
  if (matches(g, c, f, scope)) return true;
  if (!asksForUpgrade(f) || !def(g, c).front.piloting) return false;
  return matches(g, c, ofAnyType(f), scope);
}

/** The piles that the cards may come from, and whose piles these are. */
const pilesOf = ({ from = 'hand', of = 'you' }: Pick<Offer, 'from' | 'of'>): readonly PileOf[] =>
  (typeof from === 'string' ? [from] : from).map((x) =>
    typeof x === 'string' ? { pile: x, of } : x,
  );

/** 7.5.16: the Exploit that the card gains while it is played. */
const givenExploit = ({ grants = [] }: Pick<Offer, 'grants'>): number =>
  grants.reduce(
    (n, m) => n + (m.m === 'gain' && m.keyword === 'exploit' && typeof m.n === 'number' ? m.n : 0),
    0,
  );

/** How much less the card costs; the amount may depend on the card, which is `it` there. */
function discount(
  g: Game,
  e: Pick<Offer, 'less' | 'ignoreAspects'>,
  scope: Scope,
  card: Card,
): number {
  const icons = e.ignoreAspects;
  const spared = Array.isArray(icons) ? onePenalty(g, scope.you, card, icons as Aspect[]) : 0;
  if (e.less === undefined || typeof e.less === 'number') return spared + (e.less ?? 0);
  return spared + g.q.amount(g, e.less, { ...scope, refs: { ...scope.refs, it: [card] } });
}

const ways = (g: Game, seat: Seat, card: Card, e: Pick<Offer, 'via' | 'cards'>): PlayMode[] =>
  e.via === 'smuggle'
    ? smuggleTerms(g, seat, card)
      ? ['smuggle']
      : []
    : e.via === 'pilot'
      ? def(g, card).front.piloting
        ? ['pilot']
        : []
      : waysToPlay(g, card, e.cards);

export function offers(g: Game, e: Offer, scope: Scope): Extract<Option, { o: 'play' }>[] {
  const cards =
    e.ref !== undefined
      ? g.q.refs(g, e.ref, scope).filter((c) => g.s.zone[c] !== Zone.aside)
      : pilesOf(e).flatMap(({ pile, of }) =>
          g.q.seats(g, of, scope).flatMap((s) => pileOf(g, s, pile)),
        );
  const terms = (card: Card) => ({
    free: e.free === true,
    discount: discount(g, e, scope, card),
    ignoreAspects: e.ignoreAspects === true,
    exploited: 0,
    exploit: givenExploit(e),
    grants: e.grants,
  });
  const onto = e.onto === undefined ? null : g.q.refs(g, e.onto, scope);
  return cards
    .filter((c) => isWanted(g, c, e.cards, scope))
    .flatMap((card) =>
      ways(g, scope.you, card, e)
        .filter(
          (as) =>
            canPlay(g, wayOf(scope.you, card, as), terms(card)) &&
            (!onto || hosts(g, scope.you, card, as).some((h) => onto.includes(h))),
        )
        .map((as) => ({ o: 'play' as const, card, as: as as 'unit' })),
    );
}

/**
 * Whether the offer is about cards that only this player may see: a hand or resources that are not
 * empty (4.7.4, 1.7.4).
 */
const hasHidden = (g: Game, e: Pick<Offer, 'cards' | 'from' | 'of'>, seat: Seat): boolean =>
  e.cards.is === undefined &&
  pilesOf(e).some(
    ({ pile }) =>
      (pile === 'hand' && player(g, seat).hand.length > 0) ||
      (pile === 'resource' && player(g, seat).resources.length > 0),
  );

/**
 * 8.14: a hidden card that this ability has shown to its player stays shown while they decide
 * whether to play it.
 */
function revealedTo(
  g: Game,
  e: Pick<Offer, 'ref'>,
  seat: Seat,
  options: readonly { readonly card: Card }[],
): { shown?: Card[] } {
  if (g.s.discreet !== true || e.ref === undefined) return {};
  const hidden = options.map(({ card }) => card).filter((c) => isHiddenFrom(g.s, seat, c));
  return hidden.length > 0 ? { shown: [...new Set(hidden)] } : {};
}

const readPlay = perNode((e: PlayEffect) => {
  const { must, optional, ready, grantsIf, grantsUntil, ...offer } = e;
  const { do: _do, cards: _cards, from: _from, of: _of, ref: _ref, ...terms } = offer;
  const { free, less: _less, ignoreAspects, onto, via, grants, ...rest } = terms;
  allRead(rest);
  return {
    offer,
    must,
    optional,
    ready,
    grantsIf,
    grantsUntil,
    free,
    ignoreAspects,
    onto,
    via,
    grants,
  };
});

/**
 * 1.17.4: a player may always claim to have no such card in their own hand, unless they took an
 * action for it that must change something. 7.1.7: the second card that an ability lets them play
 * comes after everything that the first one has triggered.
 */
export const play: Meaning<'play'> = (g, f, e, scope) => {
  if (f.step === 1) {
    scope.nums['acted'] = 1;
    return conclude(g, scope, true);
  }
  if (!f.answer && scope.nums['acted'] === 1 && openWindow(g, homeOf(g, f).mark)) return;
  const terms = readPlay(e);
  const { offer, must, optional, ready, free, ignoreAspects, onto, via } = terms;
  const { grants, grantsIf, grantsUntil } = terms;
  const options = offers(g, offer, scope);
  const hidden = must !== true && e.ref === undefined && hasHidden(g, e, scope.you);
  if (!f.answer) {
    if (options.length === 0 && !hidden) return conclude(g, scope, false);
    if (options.length !== 1 || hidden || f.optional || optional) {
      const min = hidden || f.optional || optional ? 0 : 1;
      ask(g, {
        seat: scope.you,
        kind: 'target',
        options,
        min,
        max: Math.min(1, options.length),
        source: scope.source,
        note: 'play',
        ...revealedTo(g, e, scope.you, options),
      });
      return;
    }
  }
  const chosen = f.answer ? options[f.answer.pick[0] ?? -1] : options[0];
  f.answer = undefined;
  if (!chosen) return conclude(g, scope, false);
  accept(g, f);
  scope.refs['it'] = [chosen.card];
  f.step = 1;
  push(
    g,
    playFrame(scope.you, chosen.card, chosen.as, {
      free: free === true,
      discount: discount(g, e, scope, chosen.card),
      ignoreAspects: ignoreAspects === true,
      ready: ready === true,
      grants: grants ?? [],
      exploit: givenExploit(e),
      ...(grantsIf ? { grantsIf } : {}),
      until: grantsUntil ?? 'phase',
      onto: onto === undefined ? [] : g.q.refs(g, onto, scope),
      ...(via === 'plot' ? { via } : {}),
    }),
  );
};

function pilotHosts(g: Game, scope: Scope): Card[] {
  return hosts(g, scope.you, scope.source, 'pilot');
}

const deployHosts = (g: Game, e: { readonly flipOnly?: true }, scope: Scope): Card[] =>
  // 3.4.4B: the leader is only flipped, not deployed, so effects that allow one more Pilot for a
  // deployed one do not apply.
  pilotHosts(g, scope).filter((host) => !e.flipOnly || pilotsOn(g, host) === 0);

/** 3.4.4A: as an upgrade only if there is a unit to attach it to. */
export const canDeploy = (
  g: Game,
  e: { readonly as?: 'unit' | 'upgrade'; readonly flipOnly?: true },
  scope: Scope,
): boolean => e.as !== 'upgrade' || deployHosts(g, e, scope).length > 0;

/**
 * 3.4.4: the leader is flipped, readied and moved, whether it was ready or exhausted; 3.4.4A: as an
 * upgrade. It is deployed, not played; if it is only flipped (3.4.4B), it is neither.
 */
export const deploy: Meaning<'deploy'> = (g, f, e, scope) => {
  const c = scope.source;
  if (g.s.zone[c] !== Zone.base) return conclude(g, scope, false);
  if (e.as !== 'upgrade') {
    g.s.deployed[c] = 1;
    if (def(g, c).backNamed) disguise(g, c, { of: g.s.id[c] as string, flipped: true });
    toArena(g, c, scope.you, true);
  } else {
    const options = deployHosts(g, e, scope);
    if (options.length === 0) return conclude(g, scope, false);
    if (options.length > 1 && !f.answer) {
      ask(g, {
        seat: scope.you,
        kind: 'target',
        options: options.map((card) => ({ o: 'card', card })),
        min: 1,
        max: 1,
        source: c,
        note: 'attach',
      });
      return;
    }
    const host = options[f.answer?.pick[0] ?? 0] as Card;
    f.answer = undefined;
    g.s.deployed[c] = 1;
    toHost(g, c, host, scope.you);
    emit(g, { e: 'attached', card: c, to: host, seat: scope.you });
  }
  if (!e.flipOnly) emit(g, { e: 'deployed', seat: scope.you, card: c });
  emit(g, { e: 'entered', seat: scope.you, card: c, how: e.flipOnly ? 'other' : 'deployed' });
  conclude(g, scope, true);
};

export const takeInitiative: Meaning<'take-initiative'> = (g, _f, e, scope) => {
  const seat = g.q.seats(g, e.who, scope)[0] ?? scope.you;
  g.s.initiative = seat;
  touch(g);
  emit(g, { e: 'initiative-taken', seat });
  conclude(g, scope, true);
};

/** The player takes another action after this one, before anybody else acts. */
export const extraAction: Meaning<'extra-action'> = (g, _f, _e, scope) => {
  const phase = g.s.frames[0];
  if (phase?.k === 'action-phase' && g.s.active === scope.you) phase.extra = (phase.extra ?? 0) + 1;
  conclude(g, scope, true);
};

/** 3.4: turns the other leader side up; the card stays ready or exhausted as it is. */
export const flip: Meaning<'flip'> = (g, _f, _e, scope) => {
  const c = scope.source;
  if (g.s.zone[c] !== Zone.base || def(g, c).flip === undefined) return conclude(g, scope, false);
  const isFlipped = g.s.guises?.[c]?.flipped === true;
  disguise(g, c, isFlipped ? null : { of: g.s.id[c] as string, flipped: true });
  emit(g, { e: 'flipped', card: c, seat: scope.you });
  conclude(g, scope, true);
};

/**
 * 7.6.17: uses the ability once more; if there are several, the player chooses which comes next,
 * after everything that the last one has triggered.
 */
export const useAgain: Meaning<'use-again'> = (g, f, _e, scope) => {
  const all = scope.again ?? [];
  const left = all.flatMap((_, i) => (f.cards.includes(i) ? [] : [i]));
  if (left.length === 0) return conclude(g, scope, all.length > 0);
  if (!f.answer && f.cards.length > 0 && openWindow(g, homeOf(g, f).mark)) return;
  if (left.length > 1 && !f.answer) {
    ask(g, {
      seat: scope.you,
      kind: 'order',
      options: left.map((index) => ({
        o: 'trigger',
        card: (all[index] as (typeof all)[number]).scope.source,
        index,
      })),
      min: 1,
      max: 1,
      source: scope.source,
    });
    return;
  }
  const index = left[f.answer?.pick[0] ?? 0] as number;
  f.answer = undefined;
  f.cards = [...f.cards, index];
  const chosen = all[index] as (typeof all)[number];
  const used = { ...chosen, scope: { ...chosen.scope, you: scope.you } };
  push(g, abilityFrame(g, { scope: used.scope, effect: used.effect, used }, false));
};

/** 7.6.17: an ability that is used although its condition is not met does as much as it can. */
export const useAbility: Meaning<'use-ability'> = (g, f, e, scope) => {
  if (f.step === 1) return conclude(g, scope, true);
  const card = 'ref' in e.of ? g.q.refs(g, e.of.ref, scope)[0] : undefined;
  const abilities = card === undefined ? [] : whensOn(g, card, e.header);
  if (card === undefined || abilities.length === 0) return conclude(g, scope, false);
  if (abilities.length > 1 && !f.answer) {
    ask(g, {
      seat: scope.you,
      kind: 'order',
      options: abilities.map((_, index) => ({ o: 'trigger', card, index })),
      min: 1,
      max: 1,
      source: scope.source,
      note: e.header,
    });
    return;
  }
  const chosen = abilities[f.answer?.pick[0] ?? 0] as (typeof abilities)[number];
  f.answer = undefined;
  f.step = 1;
  const about = { ...emptyScope(g, card, scope.you), refs: { subject: [card] } };
  push(
    g,
    abilityFrame(
      g,
      {
        scope: about,
        effect: chosen.effect,
        used: { effect: chosen.effect, scope: about, header: e.header },
      },
      false,
    ),
  );
};
