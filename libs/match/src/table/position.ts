import { dealtFrom, type GamePosition } from '#games';
import { isRefusal, type Refusal, type State } from '#rules';
import { type Decks, setupOf } from './game.js';
import type { GameRecord } from './state.js';

/** What a game's state follows from, beside its seed. */
export type PlayedGame = Pick<GameRecord, 'a' | 'b' | 'moves' | 'hashed'> &
  Partial<Pick<GameRecord, 'others' | 'discreet' | 'rewinds' | 'chooser'>>;

/** A game at its beginning; refused when a deck holds a card that the engine does not know yet. */
export const dealtPosition = (decks: Decks, seed: string): GamePosition | Refusal =>
  dealtFrom(setupOf(decks), seed);

/** Whether the recorded hash, where there is one of this place, is that of the position. */
export const isAsRecorded = ({ hashed }: Pick<PlayedGame, 'hashed'>, at: GamePosition): boolean =>
  hashed?.moves !== at.moves || hashed.hash === at.hash;

/**
 * The position that the recorded moves of a game lead to under the rules and cards of this process; null where they were changed so that a move is
 * refused now, or leads elsewhere than it led when it was played. Such a game is neither shown wrongly nor played on.
 */
export const replayGame = (game: PlayedGame, seed: string): GamePosition | null => {
  let position = dealtPosition(game, seed);
  for (const move of game.moves) {
    if (isRefusal(position)) return null;
    position = position.after(move);
    if (!isRefusal(position) && !isAsRecorded(game, position)) return null;
  }
  return isRefusal(position) ? null : position;
};

/** Where the game stands: as whoever sends a command knows it, else played again from its first move. */
export const standing = (
  game: PlayedGame,
  seed: string,
  known: GamePosition | undefined,
): GamePosition | null => (known?.moves === game.moves.length ? known : replayGame(game, seed));

/** The state of a game that is known to go on here; throws where it does not. */
export const gameState = (game: PlayedGame, seed: string): State => {
  const position = replayGame(game, seed);
  if (position === null) throw new Error('the moves of the game lead elsewhere by now');
  return position.state;
};
