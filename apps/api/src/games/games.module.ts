import { Module, type Provider } from '@nestjs/common';
import { Aggregates, duels, PlayedGames, type PlayedKind, twinSuns } from '#application';
import { EVENT_STORE, LOGGER, POOL, REDIS, SUBSCRIBER } from '#infrastructure';
import { channels, provide, provideParts } from '#platform';
import { GAME_SEEDS } from '../commands/command-tokens.js';
import { attendanceParts } from '../live/attendance.js';
import { hintHub } from '../live/hint-hub.js';
import { StreamHub } from '../live/stream-hub.js';
import { TableAttendance } from '../tables/presence.js';
import { Replays } from '../tables/replays.js';
import { CHAT_HUB } from '../tables/table-hub.js';
import { TableLines } from '../tables/table-lines.js';
import { TablesModule } from '../tables/tables.module.js';
import { GameWords } from '../tables/game-words.js';
import { DuelViews } from './duel-views.js';
import { FreeMatchViews } from './free-match-views.js';
import { gameControllers } from './game.controller.js';
import { GamePracticeViews } from './game-practice-views.js';
import { LOBBY_HUB, LobbyController } from './lobby.controller.js';
import { LobbyCrowd } from './lobby-crowd.js';
import { PracticeViews } from './practice-views.js';
import { PuzzleTries } from './puzzle-tries.js';
import { PuzzlesController } from './puzzles.controller.js';
import { Puzzles } from './puzzles.js';
import {
  DUEL_HUB,
  DUEL_LINES,
  DUELS,
  FREE_MATCHES,
  GAME_PRACTICES,
  gameRoutes,
  PRACTICES,
  TWIN_SUNS,
  TWIN_SUNS_HUB,
} from './routes.js';
import { SwuBoards } from './swu-boards.js';
import { TwinSunsViews } from './twin-suns-views.js';

const hubOf = (
  hub: typeof DUEL_HUB,
  { decider }: PlayedKind,
  channel: (id: string) => string,
): Provider =>
  provide(hub, [SUBSCRIBER, Aggregates, LOGGER], (subscriber, aggregates, logger) => {
    const versionOf = async (gameId: string): Promise<number> =>
      (await aggregates.game(decider, gameId)).version;
    return new StreamHub(subscriber, { channel, versionOf }, logger);
  });

const described = { aggregates: Aggregates, seeds: GAME_SEEDS, games: PlayedGames };

const views: Provider[] = [
  provideParts(DUELS, { ...described, store: EVENT_STORE }, (parts) => new DuelViews(parts)),
  provideParts(GAME_PRACTICES, described, (parts) => new GamePracticeViews(parts)),
  provideParts(
    SwuBoards,
    {
      seeds: GAME_SEEDS,
      games: PlayedGames,
      replays: Replays,
      words: GameWords,
    },
    (parts) => new SwuBoards(parts),
  ),
  provide(TWIN_SUNS, [Aggregates, SwuBoards], (...parts) => new TwinSunsViews(...parts)),
  provide(PRACTICES, [Aggregates, SwuBoards], (...parts) => new PracticeViews(...parts)),
  provide(Puzzles, [Replays, POOL], (replays, pool) => new Puzzles(replays, new PuzzleTries(pool))),
  provide(FREE_MATCHES, [Aggregates], (aggregates) => new FreeMatchViews(aggregates)),
];

const lines: Provider[] = [
  hubOf(DUEL_HUB, duels, channels.duel),
  hubOf(TWIN_SUNS_HUB, twinSuns, channels.twinSuns),
  hintHub(LOBBY_HUB, channels.lobby),
  provide(
    LobbyCrowd,
    [SUBSCRIBER, REDIS, LOGGER],
    (...parts) => new LobbyCrowd(attendanceParts(...parts)),
  ),
  provide(
    DUEL_LINES,
    [DUEL_HUB, TableAttendance, CHAT_HUB],
    (of, who, written) => new TableLines(of, who, written),
  ),
];

/** Games on screen that belong to no tournament, and the tables where people meet for them. */
@Module({
  imports: [TablesModule],
  controllers: [
    LobbyController,
    PuzzlesController,
    ...gameRoutes.flatMap((routes) => [...gameControllers(routes)]),
  ],
  providers: [...views, ...lines],
})
export class GamesModule {}
