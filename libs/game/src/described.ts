import type { Game } from './game.js';
import type { DescribedGame } from './screen.js';

/** A game's boards, where its module describes them; null where it does not, or is not played on screen. */
export const describedIn = (game: Pick<Game, 'screen'> | null): DescribedGame | null =>
  game?.screen && 'bring' in game.screen ? game.screen : null;

/** Whether matches of that format can be played on screen. */
export const isOnScreen = (game: Pick<Game, 'screen' | 'formats'>, format: string): boolean =>
  game.screen !== undefined && game.formats.find(({ id }) => id === format)?.offScreen !== true;
