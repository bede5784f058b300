import type { Game } from './game.js';
import type { DescribedGame, ScreenTable } from './screen.js';

/**
 * The game's screen module if it describes its own boards; null if it does not, or if the game is
 * not played on screen.
 */
export const describedIn = (game: Pick<Game, 'screen'> | null): DescribedGame | null =>
  game?.screen && 'bring' in game.screen ? game.screen : null;

/**
 * The game's table with that many seats; null for the table of two, and if there is no such table.
 */
export const tableOf = (game: Pick<Game, 'screen'> | null, seats: number): ScreenTable | null =>
  describedIn(game)?.tables?.find((table) => table.seats === seats) ?? null;

/** Whether matches of that format can be played on screen. */
export const isOnScreen = (game: Pick<Game, 'screen' | 'formats'>, format: string): boolean =>
  game.screen !== undefined && game.formats.find(({ id }) => id === format)?.offScreen !== true;
