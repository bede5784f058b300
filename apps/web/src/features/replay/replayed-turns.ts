import type { ScreenBoard, ScreenReplay, ScreenTurns } from '#contracts';
import type { Stops } from './steps.js';

/** The most moves that are told of beside the board. */
const mostTold = 40;

/** What the moves up to there did, the latest first. */
export const turnsUpTo = (moves: ScreenReplay['moves'], index: number): ScreenTurns =>
  moves
    .slice(Math.max(0, index - mostTold), index)
    .map(({ lines }, place) => {
      const move = Math.max(0, index - mostTold) + place + 1;
      return { move, latest: move === index, lines };
    })
    .reverse();

/** Where a step through these boards stops: at every decision, or where another phase begins. */
export const stopsOf = (boards: readonly ScreenBoard[]): Stops => ({
  last: boards.length - 1,
  isStop: (index, stride) =>
    stride === 'decision' ||
    stride === 'action' ||
    boards[index]?.moment.en !== boards[index - 1]?.moment.en,
});
