import { arenas, hasSubtype, type Arena, type Side } from './card.js';

/** Who decides and wins ties among the sides: Dark, Yuuzhan Vong, Light. Neutral stands last. */
export const sideOrder: readonly Side[] = ['D', 'Y', 'L', 'N'];

export const startingBuildPoints = 30;
/** Of the two players of a side together (Appendix B). */
export const teamBuildPoints = 50;
export const forceEachTurn = 4;

/** A bid for the choice of sides, downwards from 30; null leaves. */
export interface SideBid {
  readonly player: string;
  readonly bid: number | null;
}

/**
 * The last who bid chooses a side and starts with the bid,
 * the other with 30. Throws for a bid that is not lower.
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

/** In setup the other side builds until it has spent more than what stands against it. */
export const mustGoOnBuilding = (spent: number, against: number): boolean => spent <= against;

/** Build points of a turn: the die for both, one more with units in all three arenas. */
export const buildPointsOf = (die: number, inArenas: readonly Arena[]): number =>
  die + (arenas.every((arena) => inArenas.includes(arena)) ? 1 : 0);

export const afterReadyPhase = (force: number): number => force + forceEachTurn;

/** Losing Force never goes below none. */
export const afterLosing = (force: number, lost: number): number => Math.max(0, force - lost);

export interface InArena {
  readonly side: Side;
  readonly speed: number;
  readonly tapped?: boolean;
}

const bySpeed = (one: InArena, other: InArena): number =>
  other.speed - one.speed || sideOrder.indexOf(one.side) - sideOrder.indexOf(other.side);

/** The untapped units of an arena in the order in which they attack: the fastest first, Dark before Light. */
export const attackOrder = <Unit extends InArena>(units: readonly Unit[]): readonly Unit[] =>
  units.filter(({ tapped }) => tapped !== true).sort(bySpeed);

/** The side that controls at least two arenas alone, or nobody. */
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

/** Puts build points on a card: it is complete once its counters and the points reach its cost. */
export const build = (counters: number, cost: number, points: number): Built => {
  const needed = Math.max(0, cost - counters);
  return points >= needed
    ? { deployed: true, counters: 0, left: points - needed }
    : { deployed: false, counters: counters + points, left: 0 };
};

/** The cost of a card with Reduced Cost whose condition holds, and with what else makes it cheaper. */
export const completionCost = (
  printed: number,
  { reducedTo, less = 0 }: { readonly reducedTo?: number; readonly less?: number },
): number => Math.max(0, (reducedTo ?? printed) - less);

/** What a Battle card costs with Enhance: one total, made cheaper once. */
export const playingCost = (force: number, enhance: number, less: number): number =>
  Math.max(0, force + enhance - less);

/** Upkeep costs in the order their owner chose: one that cannot be paid is passed over. */
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

/** Two of one identity in battle: total cost and the Force bid; Dark wins ties and only the winner pays. */
export const contest = (
  dark: { readonly cost: number; readonly bid: number },
  light: { readonly cost: number; readonly bid: number },
): { readonly winner: 'D' | 'L'; readonly paid: number } =>
  dark.cost + dark.bid >= light.cost + light.bid
    ? { winner: 'D', paid: dark.bid }
    : { winner: 'L', paid: light.bid };

/** Costs are paid one by one: one payment never pays two. */
export const payable = (owned: number, costs: readonly number[]): boolean =>
  costs.reduce((sum, cost) => sum + cost, 0) <= owned;

/** A chain of disrupts: each takes back the one before it. */
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

/** Pilots that a unit carries, by its subtypes. */
export const pilotSeats = (subtypes: readonly string[], additional = 0): number =>
  Math.max(1, ...subtypes.map((subtype) => seats[subtype] ?? 1)) + additional;

/** A pilot flies units of its own kind, or such as are piloted as if they were of it, never Droids. */
export const mayPilot = (
  kind: string,
  subtypes: readonly string[],
  asIf: readonly string[] = [],
): boolean => [...subtypes, ...asIf].includes(kind) && !subtypes.includes('Droid');

/** Where a pilot has to go that may not fly its unit any more; empty when it may stay. */
export const fallenPilotPlaces = (
  kind: string,
  subtypes: readonly string[],
): readonly { readonly unit?: string; readonly arena?: Arena; readonly zone?: 'build' }[] =>
  mayPilot(kind, subtypes) ? [] : [{ unit: kind }, { arena: 'Character' }, { zone: 'build' }];

/**
 * What equipping costs when a card is put on a stack of
 * Equipment: every number one less for each card that lies there.
 */
export const stackedEquipCost = (
  cost: { readonly force?: number; readonly build?: number },
  lying: number,
): { readonly force: number; readonly build: number } => ({
  force: Math.max(0, (cost.force ?? 0) - lying),
  build: Math.max(0, (cost.build ?? 0) - lying),
});

/**
 * Whether words such as `Jedi Character` mean a card. In an arena only that
 * arena is its type, and a pilot has none; elsewhere all its types count.
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
