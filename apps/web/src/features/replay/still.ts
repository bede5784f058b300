import type { BoardFrame } from '../../shared/table/board-frame.js';

/** The frame of a finished game's board, in which nobody moves, writes or waits. */
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
