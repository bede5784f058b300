import type { DescribedRecord, PlayedScreenGame, Reel, ReplayCache, ScreenRecord } from '#match';
import type { GameSnapshots } from './game-snapshots.js';
import type { PlayedGames } from './played-games.js';

/** Games of Star Wars: Unlimited. */
export type TableGames = PlayedGames<ScreenRecord, Reel, ReplayCache>;
export type TableSnapshots = GameSnapshots<ScreenRecord, Reel>;

/** Games that describe their board themselves. */
export type ScreenGames = PlayedGames<DescribedRecord, PlayedScreenGame>;
export type ScreenSnapshots = GameSnapshots<DescribedRecord, PlayedScreenGame>;
