import {
  begunScreenGame,
  cameThrough,
  type DescribedRecord,
  type PlayedScreenGame,
  playedScreenMoves,
} from './played.js';
import { TrailMemory } from './trail-memory.js';

/** After the last move and before it, which is where a move is taken back to. */
const mostKept = 2;

/** Games that describe their board themselves, as far as they were played here. */
export class ScreenGameMemory extends TrailMemory<DescribedRecord, PlayedScreenGame> {
  constructor(most?: number) {
    super(
      {
        first: begunScreenGame,
        way: playedScreenMoves,
        cameThrough,
        moves: ({ moves }) => moves.length,
        movesAt: ({ moves }) => moves.length,
        kept: mostKept,
      },
      most,
    );
  }
}
