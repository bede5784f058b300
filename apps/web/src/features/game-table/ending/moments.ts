import type { ReplayPosition, TableCard } from '#contracts';
import { foesOf, halfAt, seatsOf, type Side } from '../../../shared/table/visible.js';

type Board = ReplayPosition['board'];

/** The remaining HP of every base at the end of a round; round 0 is the start. */
export interface BasesThen {
  readonly round: number;
  readonly left: Readonly<Partial<Record<Side, number>>>;
}

/** A moment of a game that is worth sharing; `at` is the number of decisions before it. */
export type Moment =
  /** The action with the largest change of bases and units in favour of `side`. */
  | {
      readonly kind: 'swing';
      readonly at: number;
      readonly round: number;
      readonly n: number;
      readonly side: Side;
    }
  /** The most damage dealt at once; `by` is null if it was not dealt by an attack. */
  | {
      readonly kind: 'hit';
      readonly at: number;
      readonly n: number;
      readonly to: TableCard;
      readonly by: TableCard | null;
    }
  | {
      readonly kind: 'leader';
      readonly at: number;
      readonly round: number;
      readonly leader: TableCard;
    };

const leftOf = (board: Board, side: Side): number => {
  const { base, eliminated } = halfAt(board, side);
  return eliminated === true ? 0 : Math.max(0, base.hp - base.damage);
};

/** The remaining HP of the bases, round by round. */
export const basesByRound = (positions: readonly ReplayPosition[]): readonly BasesThen[] => {
  const last = new Map<number, Board>();
  for (const { board } of positions) last.set(board.round, board);
  return [...last].map(([round, board]) => ({
    round,
    left: Object.fromEntries(seatsOf(board).map((side) => [side, leftOf(board, side)])),
  }));
};

/** The strength of a side: the HP of its base, and the power and HP of its units. */
const strengthOf = (board: Board, side: Side): number =>
  halfAt(board, side).units.reduce(
    (sum, { power, hp, damage }) => sum + power + Math.max(0, hp - damage),
    leftOf(board, side),
  );

/** The lead of a side over the strongest of the others; negative if it is behind. */
const leadOf = (board: Board, side: Side): number =>
  strengthOf(board, side) - Math.max(...foesOf(board, side).map((foe) => strengthOf(board, foe)));

/**
 * The positions at which an action is due, and the last one; one action lies between two
 * neighbours.
 */
const actionsIn = (positions: readonly ReplayPosition[]): readonly number[] => [
  ...positions.flatMap(({ action }, index) => (action ? [index] : [])),
  positions.length - 1,
];

const mostOf = <T extends { readonly n: number }>(all: readonly T[]): T | null =>
  all.reduce<T | null>((most, one) => (most === null || one.n > most.n ? one : most), null);

const swingIn = (positions: readonly ReplayPosition[], side: Side): Moment | null => {
  const stops = actionsIn(positions);
  const swings = stops.flatMap((end, nth) => {
    const from = positions[stops[nth - 1] ?? -1]?.board;
    const to = positions[end]?.board;
    if (from === undefined || to === undefined) return [];
    const gain = leadOf(to, side) - leadOf(from, side);
    const winner = gain > 0 ? side : (foesOf(to, side)[0] ?? side);
    return [
      { kind: 'swing', at: end, round: from.round, n: Math.abs(gain), side: winner } as const,
    ];
  });
  const most = mostOf(swings);
  return most === null || most.n === 0 ? null : most;
};

const cardOn = (boards: readonly (Board | undefined)[], card: number): TableCard | null => {
  for (const board of boards) {
    if (board === undefined) continue;
    for (const side of seatsOf(board)) {
      const { base, units } = halfAt(board, side);
      const found = [base, ...units].find((one) => one.card === card);
      if (found !== undefined) return { card, id: found.id };
    }
  }
  return null;
};

const hitIn = (positions: readonly ReplayPosition[]): Moment | null =>
  mostOf(
    positions.flatMap(({ board }, at) => {
      const boards = [board, positions[at - 1]?.board];
      const attack = board.happened.find(({ e }) => e === 'attack');
      const attacker = attack?.card ?? boards[1]?.attack?.attacker;
      return board.happened.flatMap(({ e, card, n }) => {
        const to = e === 'damage' && n !== null ? cardOn(boards, card) : null;
        if (to === null || n === null) return [];
        const by = attacker === undefined || attacker === card ? null : cardOn(boards, attacker);
        return [{ kind: 'hit', at, n, to, by } as const];
      });
    }),
  );

const leaderIn = (positions: readonly ReplayPosition[], sides: readonly Side[]): Moment | null => {
  for (const [at, { board }] of positions.entries())
    for (const side of sides) {
      const leader = halfAt(board, side).leaders.find(({ deployed }) => deployed);
      if (leader !== undefined)
        return {
          kind: 'leader',
          at,
          round: board.round,
          leader: { card: leader.card, id: leader.id },
        };
    }
  return null;
};

/**
 * At most three moments of a finished game, in chronological order. `mine`: the side whose leader
 * is looked for and from which the swing is judged; null for an onlooker, who is shown the first
 * leader of any side.
 */
export const momentsOf = (
  positions: readonly ReplayPosition[],
  mine: Side | null,
): readonly Moment[] => {
  const first = positions[0]?.board;
  if (first === undefined) return [];
  const sides = seatsOf(first);
  const own = mine === null ? sides : [mine];
  return [swingIn(positions, mine ?? sides[0] ?? 'a'), hitIn(positions), leaderIn(positions, own)]
    .flatMap((moment) => moment ?? [])
    .toSorted((one, two) => one.at - two.at);
};
