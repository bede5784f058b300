import type { ReplayPosition } from '#contracts';
import { type DuelSide as Side, other } from '../../shared/table/visible.js';

export const measures = ['damage', 'hand', 'resources'] as const;
export type Measure = (typeof measures)[number];

/** How both players stood at the end of a round. */
export interface RoundFigures {
  readonly round: number;
  readonly of: Readonly<Record<Measure, Readonly<Record<Side, number>>>>;
}

const figuresOf = ({ board }: ReplayPosition): RoundFigures['of'] => {
  const both = (of: (side: Side) => number): Record<Side, number> => ({ a: of('a'), b: of('b') });
  return {
    damage: both((side) => {
      const { base } = board[other(side)];
      return Math.min(base.damage, base.hp);
    }),
    hand: both((side) => board[side].handSize),
    resources: both((side) => board[side].resources.length),
  };
};

/** Figures at the end of each round, the first to the last. */
export const figuresByRound = (positions: readonly ReplayPosition[]): readonly RoundFigures[] => {
  const last = new Map<number, ReplayPosition>();
  for (const position of positions)
    if (position.board.round > 0) last.set(position.board.round, position);
  return [...last].map(([round, position]) => ({ round, of: figuresOf(position) }));
};
