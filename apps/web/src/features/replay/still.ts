import type { BoardFrame } from '../../shared/table/board-frame.js';

/** Around the board of a finished game nobody moves, writes or waits. */
export const still = {
  mine: null,
  waitingFor: null,
  running: false,
  explain: null,
  undo: null,
  chat: null,
  lost: false,
  notice: null,
  over: null,
} as const satisfies Partial<BoardFrame>;
