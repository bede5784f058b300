import type { ScreenBoard, ScreenReplay, ScreenTurns } from '#contracts';
import type { Stops } from './steps.js';

/** The maximum number of moves listed beside the board. */
const mostTold = 40;

/** The log lines of the moves up to this position, newest first. */
export const turnsUpTo = (moves: ScreenReplay['moves'], index: number): ScreenTurns =>
  moves
    .slice(Math.max(0, index - mostTold), index)
    .map(({ lines }, place) => {
      const move = Math.max(0, index - mostTold) + place + 1;
      return { move, latest: move === index, lines };
    })
    .reverse();

/** The stops in these boards: every decision, or the beginning of another phase. */
export const stopsOf = (boards: readonly ScreenBoard[]): Stops => ({
  last: boards.length - 1,
  isStop: (index, stride) =>
    stride === 'decision' ||
    stride === 'action' ||
    boards[index]?.moment.en !== boards[index - 1]?.moment.en,
});
