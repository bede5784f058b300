import type { Game, GameFormat } from './game.js';
import type { ScreenGame } from './screen.js';

/**
 * Every game that tournaments can be held in; a stored tournament that names no game belongs to the
 * first.
 */
export type GameCatalogue = readonly [Game, ...Game[]];

/**
 * The game with that id; the first one for `undefined`. Null for an id that is not in the
 * catalogue.
 */
export const findGameIn = (games: GameCatalogue, id: string | undefined): Game | null =>
  id === undefined ? games[0] : (games.find((game) => game.id === id) ?? null);

/**
 * The game of a stored tournament. Throws for a game that this version does not have, because its
 * events cannot be counted by another game's rules.
 */
export const gameIn = (games: GameCatalogue, id: string | undefined): Game => {
  const game = findGameIn(games, id);
  if (game === null) throw new Error(`the game ${id} is not known to this version`);
  return game;
};

/** How the game with that id is played on screen; null if it is not played on screen. */
export const screenIn = (games: GameCatalogue, id: string): ScreenGame | null =>
  findGameIn(games, id)?.screen ?? null;

export const formatOf = (game: Game, id: string): GameFormat | null =>
  game.formats.find((format) => format.id === id) ?? null;

/**
 * The `game` property that a stored tournament gets. The first game stores none, like every
 * tournament from before there were other games.
 */
export const storedGameIn = (games: GameCatalogue, game: Game): { readonly game?: string } =>
  game === games[0] ? {} : { game: game.id };
