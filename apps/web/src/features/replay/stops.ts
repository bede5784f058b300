import type { ReplayPosition } from '#contracts';
import type { Stops } from './steps.js';

/**
 * The stops in these positions: every decision, where an action is due, or where a round begins.
 */
export const stopsOf = (positions: readonly ReplayPosition[]): Stops => ({
  last: positions.length - 1,
  isStop: (index, stride) => {
    if (stride === 'decision') return true;
    if (stride === 'action') return positions[index]?.action === true;
    return positions[index]?.board.round !== positions[index - 1]?.board.round;
  },
});
