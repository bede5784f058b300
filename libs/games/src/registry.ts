import { findGameIn, gameIn, storedGameIn, type Game, type GameCatalogue } from '#game';
import { destiny } from './destiny/game.js';
import { starWarsTcg } from './swtcg/game.js';
import { swu } from './swu/game.js';
import { xwing } from './xwing/game.js';

/** Every game that tournaments can be held in. */
export const games: GameCatalogue = [swu, xwing, destiny, starWarsTcg];

/** `findGameIn` of these games. */
export const findGame = (id: string | undefined): Game | null => findGameIn(games, id);

/** `gameIn` of these games. */
export const gameOf = (id: string | undefined): Game => gameIn(games, id);

/** `storedGameIn` of these games. */
export const storedGame = (game: Game): { readonly game?: string } => storedGameIn(games, game);
