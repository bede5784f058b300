import type { Engine, GameEvent, Move, State } from '#rules';
import { type GameCatalogue, type ScreenMove, type ScreenPosition, toFlatMove } from '#game';
import { wholeGame } from '../memory.js';
import { type ScreenRecord, type ReachedGame, standing } from '../record.js';
import type { Reel } from '../reel.js';

/** The game whose boards are shown by pages of their own. */
export const SWU = 'swu';

/** Its moves as streams tell them. */
export const toMove = (move: ScreenMove): Move => toFlatMove<Move>(move);

/** Where such a game stands, as its module says it. */
export interface SwuStanding extends ScreenPosition {
  readonly engine: Engine;
  readonly state: State;
  readonly told: readonly GameEvent[];
  /** The seat whose choice the last move was, if it disclosed nothing. */
  readonly free: number | null;
}

/** A game of Star Wars: Unlimited as far as it has been played again. */
export interface SwuReel extends Reel<SwuStanding, GameEvent> {
  readonly state: State;
}

/** What its boards are drawn from. */
export type GameSoFar = Pick<SwuReel, 'moves' | 'state' | 'events' | 'rewinds'>;

/** The reel of a game that is known to be one of Star Wars: Unlimited. */
export const swuReel = (reel: Reel): SwuReel => {
  const swu = reel as Reel<SwuStanding, GameEvent>;
  return { ...swu, state: swu.position.state };
};

/** Such a game at every position; null for another game, and where rules or cards lead elsewhere by now. */
export const swuReels = (
  games: GameCatalogue,
  record: ScreenRecord,
  seed: string,
): readonly SwuReel[] | null =>
  record.game === SWU ? (wholeGame(games, record, seed)?.map(swuReel) ?? null) : null;

/** Where such a game stands. */
export const swuStanding = (
  games: GameCatalogue,
  record: ScreenRecord,
  known: ReachedGame,
): SwuStanding | null => standing(games, record, known) as SwuStanding | null;

/** The state of a game that is known to go on here; throws where it does not. */
export const gameState = (games: GameCatalogue, record: ScreenRecord, seed: string): State => {
  const position = swuStanding(games, record, { seed });
  if (position === null) throw new Error('the moves of the game lead elsewhere by now');
  return position.state;
};
