import type { Game, GameFormat } from './game.js';
import type { ScreenGame } from './screen.js';

/** Every game that tournaments can be held of; the first is meant where a stored tournament names none. */
export type GameCatalogue = readonly [Game, ...Game[]];

/** The game of that id; the first one for `undefined`. Null for an id that the catalogue does not have. */
export const findGameIn = (games: GameCatalogue, id: string | undefined): Game | null =>
  id === undefined ? games[0] : (games.find((game) => game.id === id) ?? null);

/**
 * The game of a stored tournament. Throws for one that this version
 * does not have: its events cannot be counted by another one's rules.
 */
export const gameIn = (games: GameCatalogue, id: string | undefined): Game => {
  const game = findGameIn(games, id);
  if (game === null) throw new Error(`the game ${id} is not known to this version`);
  return game;
};

/** How the game of that id is played on screen; null where it is not. */
export const screenIn = (games: GameCatalogue, id: string): ScreenGame | null =>
  findGameIn(games, id)?.screen ?? null;

export const formatOf = (game: Game, id: string): GameFormat | null =>
  game.formats.find((format) => format.id === id) ?? null;

/**
 * What a stored tournament says of its game: nothing for the first one, as all did before there were others.
 */
export const storedGameIn = (games: GameCatalogue, game: Game): { readonly game?: string } =>
  game === games[0] ? {} : { game: game.id };
