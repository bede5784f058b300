import type { DialEntry } from '../judge/pieces.js';
import { asObstacle } from '../judge/pieces.js';
import type { Obstacle } from '../mat/manoeuvres.js';
import { overlap } from '../mat/shapes.js';
import { baseOf, measure, type ShipOnMat } from '../mat/ships.js';
import { bySkill } from '../rules/actions.js';
import { sumFromZero } from '../rules/dice.js';
import type { Ability, ActionName, When } from './ability.js';
import {
  conditionAbilities,
  pilotAbilities,
  pilotFacts,
  shipFacts,
  upgradeAbilities,
  type ShipFacts,
} from './book.js';
import { damageKind, type CriticalEffect } from './damage-cards.js';
import type { Machine } from './machine.js';
import type { SeatState, ShipState } from './state.js';

export const shipOf = (g: Machine, key: string): ShipState => {
  const found = g.state.ships[key];
  if (!found) throw new Error(`there is no ship ${key}`);
  return found;
};

export const seatOf = (g: Machine, seat: number): SeatState => {
  const found = g.state.seats[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
};

export const factsOf = ({ ship }: ShipState): ShipFacts => shipFacts(ship);

export const allShips = (g: Machine): ShipState[] => Object.values(g.state.ships);
export const onMat = (g: Machine): ShipState[] =>
  allShips(g).filter(({ place }) => place === 'mat');
export const fleet = (g: Machine, seat: number): ShipState[] =>
  onMat(g).filter((ship) => ship.seat === seat);

/** The effects of the ship's face-up damage cards. */
export const criticals = ({ damage }: ShipState): CriticalEffect[] =>
  damage.flatMap(({ card, up }) => (up ? [damageKind(card).effect] : []));

/** An ability with the index of its card: -1 the pilot, -2 a condition, otherwise the upgrade. */
export interface Held {
  readonly card: number;
  readonly index: number;
  readonly ability: Ability;
}

/** The abilities of a ship's cards, without those that are discarded or switched off. */
export const abilitiesOf = (ship: ShipState): Held[] => {
  const injured = criticals(ship).some(({ noPilot }) => noPilot);
  const held = (card: number, abilities: readonly Ability[]): Held[] =>
    abilities.map((ability, index) => ({ card, index, ability }));
  return [
    ...held(
      -1,
      [...(injured ? [] : [ship.pilot]), ...(ship.borrowed ?? [])].flatMap(pilotAbilities),
    ),
    ...ship.upgrades.flatMap(({ id, slot, discarded }, card) => {
      if (injured && slot === 'Elite') return [];
      return held(card, upgradeAbilities(id, slot)).filter(
        ({ ability }) => isArmed(ship, ability) ?? !discarded,
      );
    }),
    ...ship.conditions.flatMap((condition) => held(conditionCard, conditionAbilities(condition))),
  ];
};

/**
 * Whether a ship carries a card that links it; checked before every step of a game, so it must be
 * cheap.
 */
const bearsLink = ({ upgrades }: ShipState): boolean =>
  upgrades.some(({ id, slot }) => upgradeAbilities(id, slot).some(({ kind }) => kind === 'linked'));

/**
 * Gives linked ships each other's pilot abilities, as long as those ships are on the mat and their
 * abilities are active.
 */
export const linkPilots = (g: Machine): void => {
  if (!allShips(g).some(bearsLink)) return;
  const linked = onMat(g).filter((ship) => heldOf(ship, 'linked').length > 0);
  for (const ship of allShips(g))
    if (ship.borrowed !== undefined || linked.includes(ship))
      ship.borrowed = linked.includes(ship)
        ? linked
            .filter((one) => one !== ship && one.seat === ship.seat)
            .filter((one) => !criticals(one).some(({ noPilot }) => noPilot))
            .map(({ pilot }) => pilot)
        : [];
};

/** The card index that stands for a condition. */
const conditionCard = -2;

/**
 * Whether the card that this ability depends on was used or discarded this round; null if it
 * depends on none.
 */
const isArmed = (ship: ShipState, ability: Ability): boolean | null => {
  const card = 'when' in ability ? ability.when?.armed : undefined;
  return card === undefined ? null : ship.done.includes(card);
};

export const heldOf = <Kind extends Ability['kind']>(
  ship: ShipState,
  kind: Kind,
): (Held & { readonly ability: Extract<Ability, { kind: Kind }> })[] =>
  abilitiesOf(ship).filter(
    (held): held is Held & { readonly ability: Extract<Ability, { kind: Kind }> } =>
      held.ability.kind === kind,
  );

/** Indexes of the upgrades that have an ability of this kind. */
export const upgradesWith = (ship: ShipState, kind: Ability['kind']): number[] => [
  ...new Set(heldOf(ship, kind).flatMap(({ card }) => (card < 0 ? [] : [card]))),
];

/**
 * The name of a ship's card: the key of its pilot (-1), a condition (-2) or the id of an upgrade.
 */
export const nameOf = ({ pilot, upgrades, conditions }: ShipState, card: number): string =>
  card === conditionCard ? (conditions[0] ?? '') : card < 0 ? pilot : (upgrades[card]?.id ?? '');

/** Whether a card that can be used once per round was used this round. */
export const wasUsed = (g: Machine, ship: ShipState, card: number): boolean =>
  (card < 0 ? ship.used : (ship.upgrades[card]?.used ?? 0)) === g.state.round;

export const markUsed = (g: Machine, ship: ShipState, card: number): void => {
  const upgrade = ship.upgrades[card];
  if (upgrade) upgrade.used = g.state.round;
  else ship.used = g.state.round;
};

const sum = (numbers: readonly (number | undefined)[]): number =>
  numbers.reduce<number>((all, one) => all + (one ?? 0), 0);

type Stat = Extract<Ability, { kind: 'stat' }>;

/** The abilities that change a value now. */
const changesOf = (ship: ShipState, stat: Stat['stat'], g: Machine | null): Stat[] =>
  heldOf(ship, 'stat')
    .map(({ ability }) => ability)
    .filter((ability) => ability.stat === stat && fitsAlone(ship, ability.when ?? {}, g));

const addedTo = (ship: ShipState, stat: Stat['stat'], g: Machine | null = null): number =>
  sum([
    ...changesOf(ship, stat, g).map(({ n, set }) => (set ? 0 : n)),
    ...(stat === 'skill' ? [] : ship.lasting.map((one) => (one.stat === stat ? one.value : 0))),
  ]);

/** Conditions that can be checked without an attack; those about other ships need the game. */
const fitsAlone = (ship: ShipState, when: When, g: Machine | null): boolean =>
  (when.battered === undefined || isBattered(ship)) &&
  (when.damageMost === undefined || ship.damage.length <= when.damageMost) &&
  (when.armed === undefined || ship.done.includes(when.armed)) &&
  (when.phase === undefined || g?.state.phase === when.phase) &&
  (when.enemyNear === undefined || (g !== null && shipsNear(g, ship, 'enemy', 1) > 0));

/** The number of other ships of a side within a range. */
export const shipsNear = (
  g: Machine,
  ship: ShipState,
  side: 'friend' | 'enemy',
  range: number,
): number =>
  onMat(g).filter(
    (other) =>
      other !== ship &&
      (other.seat === ship.seat) === (side === 'friend') &&
      within(ship, other, range),
  ).length;

export const isBattered = ({ shields, damage }: ShipState): boolean =>
  shields === 0 && damage.length > 0;

export const mostShields = (ship: ShipState): number =>
  factsOf(ship).shields + addedTo(ship, 'shields');

export const hullOf = (ship: ShipState): number => factsOf(ship).hull + addedTo(ship, 'hull');

/** Damage against the hull: one per card, some cards count as more. */
export const damageOn = (ship: ShipState): number =>
  ship.damage.length + sum(criticals(ship).map(({ counts }) => (counts ?? 1) - 1));

export const isDestroyed = (ship: ShipState): boolean => damageOn(ship) >= hullOf(ship);

export const agilityOf = (ship: ShipState, g: Machine): number =>
  sumFromZero(factsOf(ship).agility, [
    addedTo(ship, 'agility', g),
    ...criticals(ship).map(({ agility }) => agility ?? 0),
    ship.tokens.cloak > 0 ? 2 : 0,
    -ship.tokens.tractor,
    -onMat(g).filter(
      (one) => one.seat !== ship.seat && touch(one, ship) && heldOf(one, 'cows').length > 0,
    ).length,
  ]);

export const primaryOf = (ship: ShipState): number =>
  sumFromZero(factsOf(ship).attack, [
    addedTo(ship, 'attack'),
    ...criticals(ship).map(({ primary }) => primary ?? 0),
  ]);

export const printedSkill = (ship: ShipState): number => Number(pilotFacts(ship.pilot).skill) || 0;

export const skillOf = (g: Machine, ship: ShipState): number => {
  const { round } = g.state;
  const last = ship.lasting.findLast(({ stat }) => stat === 'skill');
  if (last) return last.value;
  const broken = ship.damage.some(
    (one) => one.up && one.round < round && damageKind(one.card).effect.noSkill,
  );
  if (broken) return 0;
  const set = changesOf(ship, 'skill', g).find((one) => one.set);
  return set ? set.n : printedSkill(ship) + addedTo(ship, 'skill', g);
};

/**
 * Keys of ships in ascending order of skill; at equal skill those with initiative first, then in
 * their order.
 */
export const keysBySkill = (
  g: Machine,
  ships: readonly ShipState[],
  skill: (ship: ShipState) => number,
): string[] =>
  bySkill(
    ships.map((ship) => ({
      key: ship.key,
      skill: skill(ship),
      initiative: ship.seat === g.state.initiative,
    })),
  ).map(({ key }) => key);

/** Small ships are ionised from one ion token on, large ones from two. */
export const isIonised = (ship: ShipState): boolean =>
  ship.tokens.ion >= (factsOf(ship).size === 'small' ? 1 : 2);

export const asOnMat = (ship: ShipState): ShipOnMat => ({
  id: ship.key,
  x: ship.x,
  y: ship.y,
  heading: ship.heading,
  turned: ship.turned,
  size: factsOf(ship).size,
  arcs: factsOf(ship).mat.arcs,
});

export const obstaclesOn = (g: Machine): Obstacle[] => g.state.obstacles.map(asObstacle);

export const othersOn = (g: Machine) => ({
  ships: onMat(g).map(asOnMat),
  obstacles: obstaclesOn(g),
});

export const rangeBetween = (one: ShipState, other: ShipState): number | null =>
  measure(asOnMat(one), asOnMat(other)).range;

export const within = (one: ShipState, other: ShipState, range: number): boolean =>
  (rangeBetween(one, other) ?? 9) <= range;

/**
 * Whether a lock of a ship reaches another one: at range 1-3 unless its cards change that (FAQ).
 */
export const reachesLock = (g: Machine, ship: ShipState, other: ShipState): boolean => {
  const scans = heldOf(ship, 'scan').map(({ ability }) => ability);
  const [from, to] = scans.find(({ via }) => !via)?.range ?? [1, 3];
  const range = rangeBetween(ship, other) ?? 9;
  const viaFriends = scans.some(({ via }) => via);
  return (
    (range >= from && range <= to) ||
    (viaFriends && fleet(g, ship.seat).some((friend) => within(friend, other, 3)))
  );
};

export const touch = (one: ShipState, other: ShipState): boolean =>
  one.touching.includes(other.key) || other.touching.includes(one.key);

export const onAsteroid = (g: Machine, ship: ShipState): boolean =>
  obstaclesOn(g).some(
    ({ kind, outline }) => kind === 'asteroid' && overlap(baseOf(asOnMat(ship)), outline),
  );

/** Whether a ship's cards allow this other template for an action. */
export const takesTemplate = (
  ship: ShipState,
  action: Extract<Ability, { kind: 'template' }>['action'],
  way: Extract<Ability, { kind: 'template' }>['way'],
): boolean =>
  heldOf(ship, 'template').some(({ ability }) => ability.action === action && ability.way === way);

/** The action bar including the actions that upgrades add. */
export const barOf = (ship: ShipState): string[] => [
  ...new Set([
    ...factsOf(ship).actions,
    ...heldOf(ship, 'bar').map(({ ability }): ActionName => ability.action),
  ]),
];

/** A manoeuvre in its present colour for this ship: increased difficulty prevails. */
export const colouredFor = (ship: ShipState, entry: DialEntry): DialEntry => {
  const { speed, bearing } = entry;
  const harder =
    (bearing === 'T' || bearing === 'Y') && criticals(ship).some(({ turnsRed }) => turnsRed);
  if (harder) return { ...entry, colour: 'red' };
  const easier = heldOf(ship, 'dial')
    .map(({ ability }) => ability)
    .filter(
      ({ speeds, bearings, when }) =>
        (speeds?.includes(speed) ?? true) &&
        (bearings?.includes(bearing) ?? true) &&
        (when?.stressed === undefined || ship.tokens.stress > 0 === when.stressed),
    )
    .map(({ to }) => to);
  if (easier.includes('green')) return { ...entry, colour: 'green' };
  return easier.includes('white') && entry.colour === 'red' ? { ...entry, colour: 'white' } : entry;
};

export const dialOf = (ship: ShipState): DialEntry[] =>
  factsOf(ship).mat.dial.map((entry) => colouredFor(ship, entry));

/** Whether the ship may perform this action despite stress. */
export const isCalm = (ship: ShipState, action?: string): boolean =>
  heldOf(ship, 'calm').some(
    ({ ability: { actions, most = 99, when } }) =>
      (actions === undefined || actions.some((one) => one === action)) &&
      ship.tokens.stress <= most &&
      (when?.armed === undefined || ship.done.includes(when.armed)),
  );

/** Whether the ship may perform any action, considering stress. */
export const mayAct = (ship: ShipState): boolean => ship.tokens.stress === 0 || isCalm(ship);

export const isDaring = (ship: ShipState): boolean =>
  heldOf(ship, 'daring').some(
    ({ ability: { when } }) => when?.armed === undefined || ship.done.includes(when.armed),
  );
