import type { Engine, GameEvent, Move, State } from '#rules';
import { type GameCatalogue, type ScreenMove, type ScreenPosition, toFlatMove } from '#game';
import { wholeGame } from '../memory.js';
import { type ScreenRecord, type ReachedGame, standing } from '../record.js';
import type { Reel } from '../reel.js';

/** The id of Star Wars: Unlimited, whose boards are drawn by pages of their own. */
export const SWU = 'swu';

/** A move of that game as streams store it. */
export const toMove = (move: ScreenMove): Move => toFlatMove<Move>(move);

/** A position of that game, with what its module adds to every position. */
export interface SwuStanding extends ScreenPosition {
  readonly engine: Engine;
  readonly state: State;
  readonly told: readonly GameEvent[];
  /** The seat that made the last choice, if it disclosed nothing. */
  readonly free: number | null;
}

/** A game of Star Wars: Unlimited as far as it has been replayed. */
export interface SwuReel extends Reel<SwuStanding, GameEvent> {
  readonly state: State;
}

/** What the boards of that game are drawn from. */
export type GameSoFar = Pick<SwuReel, 'moves' | 'state' | 'events' | 'rewinds'>;

/** Narrows a reel that is known to be of Star Wars: Unlimited. */
export const swuReel = (reel: Reel): SwuReel => {
  const swu = reel as Reel<SwuStanding, GameEvent>;
  return { ...swu, state: swu.position.state };
};

/**
 * The game at every position; null if it is another game, or if today's rules or cards lead
 * elsewhere.
 */
export const swuReels = (
  games: GameCatalogue,
  record: ScreenRecord,
  seed: string,
): readonly SwuReel[] | null =>
  record.game === SWU ? (wholeGame(games, record, seed)?.map(swuReel) ?? null) : null;

/** The current position of that game; null if today's rules or cards no longer lead there. */
export const swuStanding = (
  games: GameCatalogue,
  record: ScreenRecord,
  known: ReachedGame,
): SwuStanding | null => standing(games, record, known) as SwuStanding | null;

/**
 * The current state of a game that is known to be playable here; throws if its moves lead elsewhere
 * by now.
 */
export const gameState = (games: GameCatalogue, record: ScreenRecord, seed: string): State => {
  const position = swuStanding(games, record, { seed });
  if (position === null) throw new Error('the moves of the game lead elsewhere by now');
  return position.state;
};
