import type { Game, GameFormat } from './game.js';
import { destiny } from './destiny/game.js';
import { starWarsTcg } from './swtcg/game.js';
import { swu } from './swu/game.js';
import { xwing } from './xwing/game.js';

/** Every game that events can be held of; the first is meant where a stored event names none. */
export const games: readonly [Game, ...Game[]] = [swu, xwing, destiny, starWarsTcg];

/** The game of that id; that of events which name none for `undefined`. Null for an id that is not known here. */
export const findGame = (id: string | undefined): Game | null =>
  id === undefined ? games[0] : (games.find((game) => game.id === id) ?? null);

/** The game of a stored event. Throws for a game that this version does not know: its events cannot be counted by another one's rules. */
export const gameOf = (id: string | undefined): Game => {
  const game = findGame(id);
  if (game === null) throw new Error(`the game ${id} is not known to this version`);
  return game;
};

export const formatOf = (game: Game, id: string): GameFormat | null =>
  game.formats.find((format) => format.id === id) ?? null;

/** What stored events say of a game: nothing for the first one, as all did before there were others. */
export const storedGame = (game: Game): { readonly game?: string } =>
  game === games[0] ? {} : { game: game.id };
