import { inside, push } from '#game';
import type { Arena, EffectPart } from '../../card.js';
import { discardedOfKind } from '../filters.js';
import type { Machine } from '../machine.js';
import {
  discardDestroyed,
  discardUnit,
  draw,
  enter,
  gainForce,
  isRescued,
  mend,
  mill,
  putAway,
  searchByName,
  toBuildZone,
  toHand,
} from '../moves.js';
import {
  arenasOf,
  card,
  hasKeyword,
  hasTwin,
  inArena,
  facts,
  foesOf,
  seatOf,
  twinOf,
  which,
} from '../queries.js';
import type { CardState, PartsFrame } from '../state.js';
import { doLater, triggerDeployment, triggerDrawing } from '../triggers.js';
import { finish } from './turn.js';
import { disruptLast } from './disrupt.js';
import { damageFrame, startMission } from './use.js';

type Doing = (
  g: Machine,
  at: { readonly seat: number; readonly card: string; readonly targets: readonly string[] },
  part: EffectPart,
) => void;

const eachInArena = (g: Machine, keys: readonly string[], work: (one: CardState) => void): void => {
  for (const key of keys) if (inArena(g, key)) work(card(g, key));
};

/** Applies to units in play, including those in a build zone. */
const eachInPlay = (g: Machine, keys: readonly string[], work: (one: CardState) => void): void => {
  for (const key of keys) if (inArena(g, key) || card(g, key).zone === 'build') work(card(g, key));
};

/** Does nothing itself: `partsStep` handles the question and what follows. */
const asks: Doing = () => undefined;

const onPlayers = {
  search: (g, { seat }, { n, named = '' }) => searchByName(g, seat, n, named),
  return: (g, { card: key }) => putAway(g, key, 'hand'),
  'extra-attack': (g, { seat }, { n }) => {
    seatOf(g, seat).extra += n;
  },
  points: (g, { seat }, { n }) => {
    const own = seatOf(g, seat);
    own.points = Math.max(0, own.points + n);
    g.tell({ what: 'points', seat, number: n });
  },
  gain: (g, { seat }, { n }) => gainForce(g, seat, n),
  lose: (g, { seat }, { n }) => gainForce(g, seat, -Math.min(n, seatOf(g, seat).force)),
  draw: (g, { seat }, { n }) => triggerDrawing(g, seat, draw(g, seat, n)),
  mill: (g, { seat }, { n }) => mill(g, seat, n),
  disrupt: (g) => disruptLast(g),
  discard: (g, { seat }, { n }) => push(g, { kind: 'discard', at: 0, seat, left: n }),
  later: (g, { seat, card: key, targets: last }, { to, moment, then: parts = [] }) =>
    doLater(
      g,
      { seat, card: key, parts, ...(to === undefined ? {} : { last: [...last] }) },
      moment,
    ),
  win: (g, { seat }) => finish(g, seat),
  take: (g, { seat }, { n, named }) => {
    const lying = which(
      g,
      ({ key, zone, controller }) =>
        zone === 'supply' && controller === seat && facts(g, key).name === named,
    );
    for (const { key } of lying.slice(0, n)) {
      const [arena] = arenasOf(g, key);
      if (arena === undefined) continue;
      enter(g, key, arena);
      g.tell({ what: 'moved', seat, card: key });
    }
  },
  spring: (g, { seat, card: key, targets: [on] }) => {
    if (card(g, key).zone !== 'build') return;
    Object.assign(card(g, key), { zone: 'playing', faceDown: false, counters: 0 });
    g.tell({ what: 'built', seat, card: key });
    startMission(g, seat, key, on);
  },
  attach: (g, { seat, card: key, targets: [on = ''] }) => {
    if (card(g, key).zone !== 'build' || !inArena(g, on)) return;
    Object.assign(card(g, key), { zone: 'attached', on });
    g.tell({ what: 'equipped', seat, card: key });
  },
  'end-attack': (g) => {
    const attack = inside(g, 'attack');
    if (attack === undefined) return;
    attack.at = 6;
    g.tell({ what: 'ended', card: attack.attacker });
  },
  reroll: (g, { seat }, { n }) => push(g, { kind: 'reroll', at: 0, seat, left: n, done: [] }),
  exile: (g, { card: key }, { to, find = {} }) => {
    if (to === 'self') {
      if (card(g, key).zone === 'discard') putAway(g, key, 'out');
      return;
    }
    for (const one of discardedOfKind(g, null, find)) one.zone = 'out';
  },
  decree: (g, { seat, card: key }, { says }) => {
    if (says !== undefined) (g.state.decrees ??= []).push({ seat, card: key, says });
  },
  enter: (g, { seat, card: key }) => {
    const [arena] = arenasOf(g, key);
    if (arena === undefined || card(g, key).zone !== 'hand' || hasTwin(g, seat, key)) return;
    enter(g, key, arena);
    push(g, { kind: 'arrived', at: 0, card: key, used: [] });
    g.tell({ what: 'moved', seat, card: key });
  },
  arrive: (g, { seat, card: key }) => {
    const [arena] = arenasOf(g, key);
    if (arena === undefined || hasTwin(g, seat, key)) return;
    enter(g, key, arena);
    triggerDeployment(g, key);
    push(g, { kind: 'arrived', at: 0, card: key, used: [] });
    g.tell({ what: 'built', seat, card: key });
  },
} satisfies Partial<Record<EffectPart['do'], Doing>>;

/**
 * Puts a unit from the hand into play; if there is already a unit with the same identity, one of
 * the two is discarded first.
 */
const deployFromHand = (g: Machine, key: string, arena: Arena): void => {
  const { controller: seat } = card(g, key);
  const twin = twinOf(g, seat, key);
  if (twin !== undefined) {
    card(g, key).zone = 'playing';
    push(g, { kind: 'duplicate', at: 0, seat, cards: [twin.key, key], to: arena });
    return;
  }
  enter(g, key, arena);
  triggerDeployment(g, key);
  push(g, { kind: 'arrived', at: 0, card: key, used: [] });
  g.tell({ what: 'built', seat, card: key });
};

const onUnits = {
  heal: (g, { seat, targets }, { n }) => eachInPlay(g, targets, ({ key }) => mend(g, key, seat, n)),
  keep: (g, { card: key, targets }) => {
    for (const one of targets.map((target) => card(g, target)))
      if (one.zone === 'discard' && inArena(g, key))
        Object.assign(one, { zone: 'beneath', on: key });
  },
  damage: (g, { card: key, targets }, { n }) => {
    if (targets.length > 0)
      push(
        g,
        damageFrame(
          key,
          targets.map((to) => ({ to, n })),
        ),
      );
  },
  dice: (g, { card: key, targets }, { n }) => {
    if (targets.length > 0)
      push(
        g,
        damageFrame(
          key,
          targets.map((to) => ({ to, n: 0, dice: n })),
        ),
      );
  },
  counters: (g, { targets }, { n }) => {
    eachInArena(g, targets, (one) => {
      one.damage += n;
      g.tell({ what: 'damage', card: one.key, number: n });
    });
    discardDestroyed(g);
  },
  give: (g, { targets }, { mods = [], until = 'battle', when }) => {
    for (const on of targets)
      (g.state.lasting ??= []).push({ on, mods, until, ...(when === undefined ? {} : { when }) });
  },
  tap: (g, { targets }) =>
    eachInPlay(g, targets, (one) => {
      one.tapped = true;
      g.tell({ what: 'tapped', card: one.key });
    }),
  hold: (g, { targets }) =>
    eachInPlay(g, targets, (one) => {
      one.held = true;
    }),
  untap: (g, { targets }) =>
    eachInPlay(g, targets, (one) => {
      one.tapped = false;
      g.tell({ what: 'untapped', card: one.key });
    }),
  retreat: (g, { targets }) =>
    eachInArena(g, targets, (one) => {
      if (hasKeyword(g, one.key, "Can't Retreat")) return;
      toBuildZone(g, one.key, one.tapped);
      g.tell({ what: 'retreated', seat: one.controller, card: one.key });
    }),
  deploy: (g, { targets }) => {
    for (const key of targets) {
      const [arena] = arenasOf(g, key);
      if (arena === undefined) continue;
      if (card(g, key).zone === 'hand') deployFromHand(g, key, arena);
      if (card(g, key).zone !== 'build') continue;
      enter(g, key, arena);
      push(g, { kind: 'arrived', at: 0, card: key, used: [] });
      g.tell({ what: 'moved', seat: card(g, key).controller, card: key });
    }
  },
  bounce: (g, { targets }) => eachInPlay(g, targets, (one) => toHand(g, one.key)),
  'discard-unit': (g, { targets }) =>
    eachInPlay(g, targets, ({ key, zone }) => {
      if (zone !== 'arena' || !isRescued(g, key, true)) discardUnit(g, key);
    }),
} satisfies Partial<Record<EffectPart['do'], Doing>>;

const doings: Readonly<Record<EffectPart['do'], Doing>> = {
  ...onPlayers,
  ...onUnits,
  recover: asks,
  strip: asks,
  land: asks,
  hasten: asks,
  look: asks,
  guard: asks,
  hinder: asks,
  copy: asks,
  foretell: asks,
  piles: asks,
  may: asks,
  if: asks,
  they: asks,
  sides: asks,
  roll: asks,
  raze: asks,
  'choose-one': asks,
  unless: asks,
  'if-pays': asks,
};

/** Carries out a part on its targets, which are already chosen. */
export const doPart = (
  g: Machine,
  frame: PartsFrame,
  part: EffectPart,
  targets: readonly string[],
): void => {
  // The frame pushed last runs first.
  const seats = part.who === 'opponent' ? foesOf(g, frame.seat).reverse() : [frame.seat];
  for (const seat of seats) doings[part.do](g, { seat, card: frame.card, targets }, part);
};
