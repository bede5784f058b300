import type { GameEvent, State } from '#rules';
import type { ScreenPosition } from '#game';
import type { SwuPosition } from '#games';
import { wholeGame } from '../memory.js';
import { type ScreenRecord, standing } from '../record.js';
import type { Reel } from '../reel.js';

/** The game whose boards are shown by pages of their own. */
export const SWU = 'swu';

/** A game of Star Wars: Unlimited as far as it has been played again. */
export interface SwuReel extends Reel<SwuPosition, GameEvent> {
  readonly state: State;
}

/** What its boards are drawn from. */
export type GameSoFar = Pick<SwuReel, 'moves' | 'state' | 'events' | 'rewinds'>;

/** The reel of a game that is known to be one of Star Wars: Unlimited. */
export const swuReel = (reel: Reel): SwuReel => {
  const swu = reel as Reel<SwuPosition, GameEvent>;
  return { ...swu, state: swu.position.state };
};

/** Such a game at every position; null where rules or cards lead elsewhere by now. */
export const swuReels = (record: ScreenRecord, seed: string): readonly SwuReel[] | null =>
  wholeGame(record, seed)?.map(swuReel) ?? null;

/** Where such a game stands. */
export const swuStanding = (
  record: ScreenRecord,
  seed: string,
  known?: ScreenPosition,
): SwuPosition | null => standing(record, seed, known) as SwuPosition | null;

/** The state of a game that is known to go on here; throws where it does not. */
export const gameState = (record: ScreenRecord, seed: string): State => {
  const position = swuStanding(record, seed);
  if (position === null) throw new Error('the moves of the game lead elsewhere by now');
  return position.state;
};
