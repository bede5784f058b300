import type { DescribedRecord, PlayedGame, PlayedScreenGame, Reel, ReplayCache } from '#match';
import type { GameSnapshots } from './game-snapshots.js';
import type { PlayedGames } from './played-games.js';

/** Games of Star Wars: Unlimited. */
export type TableGames = PlayedGames<PlayedGame, Reel, ReplayCache>;
export type TableSnapshots = GameSnapshots<PlayedGame, Reel>;

/** Games that describe their board themselves. */
export type ScreenGames = PlayedGames<DescribedRecord, PlayedScreenGame>;
export type ScreenSnapshots = GameSnapshots<DescribedRecord, PlayedScreenGame>;
