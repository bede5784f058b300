import { push } from '#game';
import { nearest } from '../mat/shapes.js';
import { baseOf } from '../mat/ships.js';
import { rangeBand } from '../rules/dice.js';
import type { Chosen, Deed, Doing, Lasting, Verb } from './ability.js';
import { isInArc, lineInArc } from './arcs.js';
import { setPose } from './pose.js';
import type { Machine } from './machine.js';
import {
  attackDie,
  calm,
  dealCard,
  defenceDie,
  dieTurners,
  discardUpgrade,
  exposeCard,
  give,
  lockOn,
  loseLock,
  loseShield,
  recover,
  rollHarm,
  suffer,
  sufferRolled,
  take,
} from './moves.js';
import {
  asOnMat,
  barOf,
  factsOf,
  obstaclesOn,
  onMat,
  reachesLock,
  skillOf,
  touch,
  within,
} from './queries.js';
import type { Frame, ShipState, Token } from './state.js';
import { holds } from './when.js';

/** The ship whose ability it is, and the other ship: the enemy of the attack or the chosen one. */
export interface Doer {
  readonly ship: ShipState;
  readonly enemy: ShipState | null;
  /** The enemy's damage cards before the attack. */
  readonly before?: number;
}

type ActionFrame = Extract<Frame, { kind: 'action' }>;

export const freeAction = (
  ship: ShipState,
  list: ActionFrame['list'],
  more: Partial<ActionFrame> = {},
): ActionFrame => ({
  kind: 'action',
  at: 0,
  ship: ship.key,
  free: true,
  list,
  strain: false,
  price: null,
  skips: false,
  onBar: false,
  given: false,
  only: null,
  then: [],
  completes: false,
  source: null,
  ...more,
});

const cardDown = (g: Machine, ship: ShipState): void => {
  const at = ship.damage.findIndex(({ up }) => !up);
  const [gone] = at < 0 ? [] : ship.damage.splice(at, 1);
  if (gone) g.state.seats[ship.seat]?.discard.push(gone.card);
};

/** Removes one focus token, evade token or lock. */
const strip = (g: Machine, ship: ShipState): boolean => {
  const token = (['evade', 'focus'] as const).find((one) => ship.tokens[one] > 0);
  if (token) take(g, ship, token);
  else if (ship.lock !== null) loseLock(g, ship, false);
  else return false;
  return true;
};

/** The first tractor beam token of a round lets the player in `seat` move a small ship (FAQ). */
const pullWith = (g: Machine, ship: ShipState, seat: number): void => {
  const moves = factsOf(ship).size === 'small' && !ship.pulled;
  ship.pulled = true;
  give(g, ship, 'tractor');
  if (moves) push(g, { kind: 'pull', at: 0, ship: ship.key, seat });
};

const exposeRandom = (g: Machine, ship: ShipState): void => {
  const down = ship.damage.filter(({ up }) => !up);
  const card = down[down.length > 1 ? g.below(down.length) : 0];
  if (card) exposeCard(g, ship, card);
};

const rolledFace = (g: Machine, ship: ShipState, dice: 'attack' | 'defence'): string => {
  const face = dice === 'attack' ? attackDie(g) : defenceDie(g);
  g.tell({ what: 'rolled', ship: ship.key, faces: [face] });
  return face;
};

const matchTokens = (g: Machine, ship: ShipState): void => {
  const target = ship.lock === null ? undefined : g.state.ships[ship.lock];
  for (const token of ['focus', 'evade'] as const)
    give(g, ship, token, (target?.tokens[token] ?? 0) - ship.tokens[token]);
};

const rollTokens = (g: Machine, ship: ShipState): void => {
  for (const face of [0, 1].map(() => rolledFace(g, ship, 'defence')))
    if (face === 'focus' || face === 'evade') give(g, ship, face);
};

const store = (ship: ShipState, change: number): void => {
  const card = ship.upgrades.find(({ id }) => id === 'gonk');
  if (card) card.spares += change;
};

const gives =
  (token: Token): ((g: Machine, ship: ShipState) => void) =>
  (g, ship) =>
    give(g, ship, token);
const loses =
  (token: Token): ((g: Machine, ship: ShipState) => void) =>
  (g, ship) =>
    take(g, ship, token);

const tokenVerbs = {
  focus: gives('focus'),
  evade: gives('evade'),
  stress: gives('stress'),
  ion: gives('ion'),
  disabled: gives('disabled'),
  unstress: loses('stress'),
  unionise: loses('ion'),
  enable: loses('disabled'),
  'lose-focus': loses('focus'),
  'lose-evade': loses('evade'),
  'lose-lock': (g, ship) => loseLock(g, ship, false),
  tractor: (g, ship) => pullWith(g, ship, 1 - ship.seat),
  jam: (g, ship) => {
    if (!strip(g, ship)) give(g, ship, 'jam');
  },
  bare: (g, ship) => {
    for (const token of ['focus', 'evade'] as const) take(g, ship, token, ship.tokens[token]);
  },
  'stress-if-calm': (g, ship) => {
    if (ship.tokens.stress === 0) give(g, ship, 'stress');
  },
  /** Removes an enemy's lock on the ship. */
  unlock: (g, ship) => {
    const other = onMat(g).find(({ lock, seat }) => lock === ship.key && seat !== ship.seat);
    if (other) loseLock(g, other, false);
  },
  'evade-instead': (g, ship) => {
    if (ship.tokens.focus === 0) return;
    take(g, ship, 'focus');
    give(g, ship, 'evade');
  },
  'match-tokens': matchTokens,
  'evade-by-obstacles': (g, ship) => {
    const near = obstaclesOn(g).filter(
      ({ outline }) => (rangeBand(nearest(baseOf(asOnMat(ship)), outline).distance) ?? 9) <= 1,
    );
    give(g, ship, 'evade', Math.min(2, near.length));
  },
} satisfies Partial<Verbs>;

const damageVerbs = {
  damage: (g, ship) => suffer(g, ship, 'hit'),
  critical: (g, ship) => suffer(g, ship, 'crit'),
  card: (g, ship) => dealCard(g, ship, false),
  'card-up': (g, ship) => dealCard(g, ship, true),
  recover,
  'lose-shield': loseShield,
  mend: cardDown,
  expose: exposeRandom,
  'expose-locked': (g, ship) => {
    const target = ship.lock === null ? undefined : g.state.ships[ship.lock];
    loseLock(g, ship, true);
    if (target) exposeRandom(g, target);
  },
  'splash-self': (g, ship) => {
    for (const one of around(g, ship)) suffer(g, one, 'hit');
  },
  'two-dice': (g, ship) => sufferRolled(g, ship, 2),
  'roll-card': (g, ship) => {
    if (rolledFace(g, ship, 'attack') === 'hit') dealCard(g, ship, false);
  },
  'roll-damage': (g, ship) => rollHarm(g, ship, { harm: { hit: 'hit', crit: 'hit' } }),
  'roll-expose': (g, ship) => {
    if (rolledFace(g, ship, 'attack') === 'hit') exposeRandom(g, ship);
  },
  'roll-tokens': rollTokens,
} satisfies Partial<Verbs>;

type Verbs = Readonly<Record<Verb, (g: Machine, ship: ShipState) => void>>;

const discardNamed = (g: Machine, ship: ShipState, wanted: string): void =>
  discardUpgrade(
    g,
    ship,
    ship.upgrades.findIndex(({ id }) => id === wanted),
  );

const verbs: Verbs = {
  ...tokenVerbs,
  ...damageVerbs,
  discard: (g, ship) => discardNamed(g, ship, 'burnoutslam'),
  uncloak: (g, ship) => {
    discardNamed(g, ship, 'cloakingdevice');
    if (ship.tokens.cloak > 0) push(g, { kind: 'decloak', at: 0, waiting: [ship.key] });
  },
  store: (_, ship) => store(ship, 1),
  unstore: (_, ship) => store(ship, -1),
  'lose-condition': (_, ship) => void ship.conditions.shift(),
  'turn-round': (g, ship) => setPose(g, ship, { ...ship, heading: ship.heading + 180 }),
  act: (g, ship) => push(g, freeAction(ship, null)),
  rotate: (g, ship) => push(g, freeAction(ship, ['Rotate Arc'], { given: true })),
  'free-lock': (g, ship) => push(g, freeAction(ship, ['Target Lock'], { given: true })),
};

const isOther = (deed: Deed): deed is `other-${Verb}` => deed.startsWith('other-');

const move = (g: Machine, from: ShipState, to: ShipState, token: 'focus' | 'evade' | 'stress') => {
  if (from.tokens[token] === 0) return;
  take(g, from, token);
  give(g, to, token);
};

const giveLock = (g: Machine, from: ShipState, to: ShipState): void => {
  const target = from.lock === null ? undefined : g.state.ships[from.lock];
  if (!target) return;
  loseLock(g, from, false);
  lockOn(g, to, target);
};

/** Every other ship at range 1 of a ship. */
const around = (g: Machine, middle: ShipState): ShipState[] =>
  onMat(g).filter((one) => one !== middle && within(middle, one, 1));

const special: Readonly<
  Record<
    Exclude<Deed, Verb | `other-${Verb}`>,
    (g: Machine, doer: Doer & { enemy: ShipState }) => void
  >
> = {
  lock: (g, { ship, enemy }) => {
    if (reachesLock(g, ship, enemy)) lockOn(g, ship, enemy);
  },
  'give-focus': (g, { ship, enemy }) => move(g, ship, enemy, 'focus'),
  'give-evade': (g, { ship, enemy }) => move(g, ship, enemy, 'evade'),
  'give-stress': (g, { ship, enemy }) => move(g, ship, enemy, 'stress'),
  'give-lock': (g, { ship, enemy }) => giveLock(g, ship, enemy),
  'give-all': (g, { ship, enemy }) => {
    for (const token of ['focus', 'evade'] as const)
      while (ship.tokens[token] > 0) move(g, ship, enemy, token);
    giveLock(g, ship, enemy);
  },
  'take-focus': (g, { ship, enemy }) => move(g, enemy, ship, 'focus'),
  'take-evade': (g, { ship, enemy }) => move(g, enemy, ship, 'evade'),
  splash: (g, { enemy }) => {
    for (const one of around(g, enemy)) suffer(g, one, 'hit');
  },
  'splash-ion': (g, { enemy }) => {
    for (const one of around(g, enemy)) give(g, one, 'ion');
  },
  'splash-jam': (g, { enemy }) => {
    for (const one of around(g, enemy)) verbs.jam(g, one);
  },
  'friends-lock': (g, { ship, enemy }) => {
    for (const one of onMat(g))
      if (one.seat === ship.seat && within(ship, one, 2))
        push(g, freeAction(one, ['Target Lock'], { given: true, only: enemy.key }));
  },
  'other-focus-by-arc': (g, { ship, enemy }) => {
    const seen = onMat(g).filter(
      (one) => one.seat !== ship.seat && (lineInArc(ship, one, 'printed')?.range ?? null) !== null,
    );
    give(g, enemy, 'focus', Math.min(3, seen.length));
  },
  'other-tug': (g, { ship, enemy }) => pullWith(g, enemy, ship.seat),
  'roll-back': (g, { ship, enemy }) => {
    const face = rolledFace(g, ship, 'attack');
    if (face === 'hit' || face === 'crit') suffer(g, enemy, 'hit');
    if (face === 'crit') suffer(g, ship, 'hit');
  },
  'expose-dealt': (g, { enemy, before = 0 }) => {
    for (const card of enemy.damage.slice(before)) if (!card.up) exposeCard(g, enemy, card);
  },
};

/** Carries out one deed of an ability on its ship or on the other ship. */
export const doDeed = (g: Machine, deed: Deed, doer: Doer): void => {
  const { ship, enemy } = doer;
  if (deed in special) {
    if (enemy?.place === 'mat') special[deed as keyof typeof special](g, { ...doer, enemy });
  } else if (isOther(deed)) {
    if (deed === 'other-unstress' && enemy?.place === 'mat') calm(g, enemy, ship);
    else if (enemy?.place === 'mat') verbs[deed.slice('other-'.length) as Verb](g, enemy);
  } else verbs[deed as Verb](g, ship);
};

/** The ships that an ability may apply to. */
export const choicesOf = (g: Machine, chosen: Chosen, { ship, enemy }: Doer): ShipState[] => {
  const { side, range, arc, touching, itself = false, when } = chosen;
  const from = chosen.around === 'enemy' && enemy ? enemy : ship;
  return onMat(g).filter(
    (other) =>
      (itself || other !== ship) &&
      other !== (from === ship ? null : from) &&
      (side === 'any' || (other.seat === ship.seat) === (side === 'friend')) &&
      (range === undefined ||
        (within(from, other, range[1]) && !(range[0] > 1 && within(from, other, range[0] - 1)))) &&
      (arc === undefined || isInArc(ship, other, arc)) &&
      (touching === undefined || touch(ship, other) === touching) &&
      (when === undefined || holds(g, when, { ship, enemy: other })),
  );
};

const last = (g: Machine, lasts: Lasting, { ship, enemy }: Doer, chosen: boolean): void => {
  const { stat, set, add = 0, until } = lasts;
  const target = chosen ? enemy : ship;
  if (!target) return;
  const mine = skillOf(g, ship);
  if (set === 'swap') ship.lasting.push({ stat, value: skillOf(g, target), until });
  const value = set === 'own' || set === 'swap' ? mine : (set ?? add);
  target.lasting.push({ stat, value, until });
};

/**
 * Carries out an ability on its ship and on the chosen one; if it needs a die roll, only if the die
 * shows one of the required faces.
 */
export const carryThrough = (g: Machine, doing: Doing, doer: Doer): void => {
  const { roll, ...rest } = doing;
  if (!roll) return carryOut(g, rest, doer);
  const { ship, enemy, before = 0 } = doer;
  const face = rolledFace(g, ship, roll.dice);
  if (dieTurners(g, ship).length > 0)
    return push(g, {
      kind: 'rolled',
      at: 0,
      dice: roll.dice,
      ship: ship.key,
      faces: [face],
      harm: {},
      doing: { doing: rest, faces: roll.faces, enemy: enemy?.key ?? null, before },
    });
  if (roll.faces.some((one) => one === face)) carryOut(g, rest, doer);
};

const carryOut = (g: Machine, doing: Doing, doer: Doer): void => {
  const { deeds, on, lasts, condition, lacking } = doing;
  if (lasts) last(g, lasts, doer, on !== undefined);
  const marked = doer.enemy;
  if (condition !== undefined && marked && !marked.conditions.includes(condition))
    marked.conditions.push(condition);
  for (const deed of deeds) doDeed(g, deed, doer);
  if (lacking && !barOf(doer.ship).includes(lacking.icon))
    for (const deed of lacking.deeds) doDeed(g, deed, doer);
};
