import type { State } from '#rules';
import type { SwuPosition } from '#games';
import { type ScreenRecord, standing } from '../record.js';

/** The game whose boards are shown by pages of their own. */
export const SWU = 'swu';

/** The same, of a game of Star Wars: Unlimited. */
export const swuStanding = (
  record: ScreenRecord,
  seed: string,
  known?: SwuPosition,
): SwuPosition | null => standing(record, seed, known) as SwuPosition | null;

/** The state of a game that is known to go on here; throws where it does not. */
export const gameState = (record: ScreenRecord, seed: string): State => {
  const position = swuStanding(record, seed);
  if (position === null) throw new Error('the moves of the game lead elsewhere by now');
  return position.state;
};
