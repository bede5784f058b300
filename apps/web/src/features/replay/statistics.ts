import type { ReplayPosition } from '#contracts';
import { foesOf, halfAt, seatsOf, type Side } from '../../shared/table/visible.js';

/**
 * `damage`: dealt by a player to the opponent's base; in games with several opponents, `taken`:
 * damage on the player's own base.
 */
export type Measure = 'damage' | 'taken' | 'hand' | 'resources';

/** The figures of all players at the end of a round. */
export interface RoundFigures {
  readonly round: number;
  readonly of: Readonly<Partial<Record<Measure, Readonly<Partial<Record<Side, number>>>>>>;
}

type Board = ReplayPosition['board'];

const damageOn = (board: Board, side: Side): number => {
  const { base, eliminated } = halfAt(board, side);
  return eliminated === true ? base.hp : Math.min(base.damage, base.hp);
};

/** The measures shown for a game with this number of players. */
export const measuresOf = (players: number): readonly Measure[] => [
  players > 2 ? 'taken' : 'damage',
  'hand',
  'resources',
];

const figureOf = (board: Board, measure: Measure, side: Side): number => {
  switch (measure) {
    case 'damage':
      return damageOn(board, foesOf(board, side)[0] ?? side);
    case 'taken':
      return damageOn(board, side);
    case 'hand':
      return halfAt(board, side).handSize;
    case 'resources':
      return halfAt(board, side).resources.length;
  }
};

const figuresOf = ({ board }: ReplayPosition): RoundFigures['of'] => {
  const sides = seatsOf(board);
  return Object.fromEntries(
    measuresOf(sides.length).map((measure) => [
      measure,
      Object.fromEntries(sides.map((side) => [side, figureOf(board, measure, side)])),
    ]),
  );
};

/** The figures at the end of each round, from the first to the last. */
export const figuresByRound = (positions: readonly ReplayPosition[]): readonly RoundFigures[] => {
  const last = new Map<number, ReplayPosition>();
  for (const position of positions)
    if (position.board.round > 0) last.set(position.board.round, position);
  return [...last].map(([round, position]) => ({ round, of: figuresOf(position) }));
};
