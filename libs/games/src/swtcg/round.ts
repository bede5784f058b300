import { arenas, hasSubtype, type Arena, type Side } from './card.js';

/** The order of sides for decisions and ties: Dark, Yuuzhan Vong, Light; Neutral comes last. */
export const sideOrder: readonly Side[] = ['D', 'Y', 'L', 'N'];

export const startingBuildPoints = 30;
/** The build points of setup, shared by both players of a side (Appendix B). */
export const teamBuildPoints = 50;
export const forceEachTurn = 4;

/** A bid for the choice of sides, downwards from 30; null gives up. */
export interface SideBid {
  readonly player: string;
  readonly bid: number | null;
}

/**
 * The last bidder chooses a side and starts with the bid as build points, the other player with 30.
 * Throws for a bid that is not lower than the one before.
 */
export const sidesByBid = (
  players: readonly [string, string],
  bids: readonly SideBid[],
): { readonly chooser: string; readonly buildPoints: Readonly<Record<string, number>> } => {
  let lowest = startingBuildPoints;
  let chooser = players[0];
  for (const { player, bid } of bids) {
    if (bid === null) {
      chooser = player === players[0] ? players[1] : players[0];
      break;
    }
    if (bid >= lowest) throw new Error(`a bid below ${lowest} is wanted, found ${bid}`);
    lowest = bid;
    chooser = player;
  }
  return {
    chooser,
    buildPoints: Object.fromEntries(
      players.map((player) => [player, player === chooser ? lowest : startingBuildPoints]),
    ),
  };
};

/** In setup a side must keep building until it has spent more than the other. */
export const mustGoOnBuilding = (spent: number, against: number): boolean => spent <= against;

/**
 * Build points of a turn: the die, which counts for all players, and one more for a player with
 * units in all three arenas.
 */
export const buildPointsOf = (die: number, inArenas: readonly Arena[]): number =>
  die + (arenas.every((arena) => inArenas.includes(arena)) ? 1 : 0);

export const afterReadyPhase = (force: number): number => force + forceEachTurn;

/** Force never drops below 0. */
export const afterLosing = (force: number, lost: number): number => Math.max(0, force - lost);

export interface InArena {
  readonly side: Side;
  readonly speed: number;
  readonly tapped?: boolean;
}

const bySpeed = (one: InArena, other: InArena): number =>
  other.speed - one.speed || sideOrder.indexOf(one.side) - sideOrder.indexOf(other.side);

/**
 * The untapped units of an arena in the order in which they attack: the fastest first, Dark before
 * Light.
 */
export const attackOrder = <Unit extends InArena>(units: readonly Unit[]): readonly Unit[] =>
  units.filter(({ tapped }) => tapped !== true).sort(bySpeed);

/** The side that alone controls at least two arenas; null if there is none. */
export const winnerByArenas = (units: Readonly<Record<Arena, readonly Side[]>>): Side | null => {
  const controls = (side: Side): number =>
    arenas.filter(
      (arena) => units[arena].length > 0 && units[arena].every((present) => present === side),
    ).length;
  return sideOrder.find((side) => controls(side) >= 2) ?? null;
};

export interface Built {
  readonly deployed: boolean;
  readonly counters: number;
  readonly left: number;
}

/** Puts build points on a card: it is complete when its counters and the points reach its cost. */
export const build = (counters: number, cost: number, points: number): Built => {
  const needed = Math.max(0, cost - counters);
  return points >= needed
    ? { deployed: true, counters: 0, left: points - needed }
    : { deployed: false, counters: counters + points, left: 0 };
};

/**
 * The cost of a card: `reducedTo` by Reduced Cost if its condition holds, minus other reductions.
 */
export const completionCost = (
  printed: number,
  { reducedTo, less = 0 }: { readonly reducedTo?: number; readonly less?: number },
): number => Math.max(0, (reducedTo ?? printed) - less);

/** The cost of a Battle card with Enhance: one total, to which reductions apply once. */
export const playingCost = (force: number, enhance: number, less: number): number =>
  Math.max(0, force + enhance - less);

/** Pays upkeep costs in the order that their owner chose; one that cannot be paid is skipped. */
export const payUpkeep = (
  points: number,
  costs: readonly number[],
): { readonly left: number; readonly paid: readonly boolean[] } => {
  let left = points;
  const paid = costs.map((cost) => {
    if (cost > left) return false;
    left -= cost;
    return true;
  });
  return { left, paid };
};

/**
 * Contest of two units with the same identity: total cost plus the Force bid; Dark wins ties, and
 * only the winner pays.
 */
export const contest = (
  dark: { readonly cost: number; readonly bid: number },
  light: { readonly cost: number; readonly bid: number },
): { readonly winner: 'D' | 'L'; readonly paid: number } =>
  dark.cost + dark.bid >= light.cost + light.bid
    ? { winner: 'D', paid: dark.bid }
    : { winner: 'L', paid: light.bid };

/** Costs are paid one by one: one payment never covers two costs. */
export const payable = (owned: number, costs: readonly number[]): boolean =>
  costs.reduce((sum, cost) => sum + cost, 0) <= owned;

/** Whether an effect happens after a chain of disrupts, each of which cancels the one before it. */
export const happens = (disrupts: number): boolean => disrupts % 2 === 0;

const seats: Readonly<Record<string, number>> = {
  Army: 3,
  'Capital Ship': 3,
  Cruiser: 3,
  Fleet: 3,
  Fortification: 3,
  Station: 3,
  Gunship: 2,
  'Patrol Ship': 2,
  Squad: 2,
  Squadron: 2,
  Transport: 2,
  Walker: 2,
};

/** The number of Pilots that a unit can carry, by its subtypes. */
export const pilotSeats = (subtypes: readonly string[], additional = 0): number =>
  Math.max(1, ...subtypes.map((subtype) => seats[subtype] ?? 1)) + additional;

/**
 * A Pilot can board units of its own kind, or units that count as that kind for pilots, but never
 * Droids.
 */
export const mayPilot = (
  kind: string,
  subtypes: readonly string[],
  asIf: readonly string[] = [],
): boolean => [...subtypes, ...asIf].includes(kind) && !subtypes.includes('Droid');

/** Where a Pilot that may no longer pilot its unit has to go; empty if it may stay. */
export const fallenPilotPlaces = (
  kind: string,
  subtypes: readonly string[],
): readonly { readonly unit?: string; readonly arena?: Arena; readonly zone?: 'build' }[] =>
  mayPilot(kind, subtypes) ? [] : [{ unit: kind }, { arena: 'Character' }, { zone: 'build' }];

/**
 * The cost of equipping when a card is put on a stack of Equipment: each number is reduced by one
 * per card already in it.
 */
export const stackedEquipCost = (
  cost: { readonly force?: number; readonly build?: number },
  lying: number,
): { readonly force: number; readonly build: number } => ({
  force: Math.max(0, (cost.force ?? 0) - lying),
  build: Math.max(0, (cost.build ?? 0) - lying),
});

/**
 * Whether words such as `Jedi Character` match a card. In an arena only that arena counts as its
 * type, and a Pilot on a unit has none; elsewhere all its types count.
 */
export const isMeant = (
  { types, subtypes = '' }: { readonly types: readonly string[]; readonly subtypes?: string },
  words: string,
  { arena, piloting = false }: { readonly arena?: Arena; readonly piloting?: boolean } = {},
): boolean => {
  const own: readonly string[] = piloting ? [] : arena ? [arena] : types;
  return words
    .split(' ')
    .every((word) =>
      arenas.includes(word as Arena) ? own.includes(word) : hasSubtype(subtypes, word),
    );
};
