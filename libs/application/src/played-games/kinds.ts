import type { PlayedGame, PlayedScreenGame, Reel, ReplayCache, ScreenGame } from '#match';
import type { GameSnapshots } from './game-snapshots.js';
import type { PlayedGames } from './played-games.js';

/** Games of Star Wars: Unlimited. */
export type TableGames = PlayedGames<PlayedGame, Reel, ReplayCache>;
export type TableSnapshots = GameSnapshots<PlayedGame, Reel>;

/** Games that describe their board themselves. */
export type ScreenGames = PlayedGames<ScreenGame, PlayedScreenGame>;
export type ScreenSnapshots = GameSnapshots<ScreenGame, PlayedScreenGame>;
