import { Module, type Provider } from '@nestjs/common';
import { Aggregates, duels, type PlayedKind, twinSuns } from '#application';
import { CONFIGURATION, EVENT_STORE, LOGGER, SUBSCRIBER } from '#infrastructure';
import { rulesEngine } from '#match';
import { channels, provide, provideParts, token } from '#platform';
import { GAME_SEEDS, SCREEN_GAMES, TABLE_GAMES } from '../commands/command-tokens.js';
import { StreamHub } from '../live/stream-hub.js';
import { Boards } from '../tables/board.js';
import { Explanations } from '../tables/explanations.js';
import { TableAttendance } from '../tables/presence.js';
import { Replays } from '../tables/replays.js';
import { CHAT_HUB, TABLE_HUB } from '../tables/table-hub.js';
import { TableLines } from '../tables/table-lines.js';
import { TablesModule } from '../tables/tables.module.js';
import { CardFaces } from '../tables/words/faces.js';
import { DuelViews } from './duel-views.js';
import { FreeMatchViews } from './free-match-views.js';
import { gameControllers } from './game.controller.js';
import type { GameLine, GameRoutes, ShownGames } from './game-routes.js';
import { TwinSunsViews } from './twin-suns-views.js';

const DUELS = token<ShownGames>('Duels');
const DUEL_HUB = token<StreamHub>('DuelHub');
const DUEL_LINES = token<GameLine>('DuelLines');
const TWIN_SUNS = token<ShownGames>('TwinSuns');
const TWIN_SUNS_HUB = token<StreamHub>('TwinSunsHub');
const FREE_MATCHES = token<ShownGames>('FreeMatches');

const routes: readonly GameRoutes[] = [
  {
    base: 'api/duels',
    id: 'duelId',
    page: (duelId) => `/other-games/duels/${duelId}`,
    notFound: 'duel/not-found',
    views: DUELS,
    line: DUEL_LINES,
    asks: ['chat', 'replay'],
  },
  {
    base: 'api/twin-suns',
    id: 'gameId',
    page: (gameId) => `/twin-suns/${gameId}`,
    notFound: 'twin-suns/not-found',
    views: TWIN_SUNS,
    line: TWIN_SUNS_HUB,
    asks: ['explain', 'replay'],
  },
  {
    base: 'api/free-matches',
    id: 'matchId',
    page: (matchId) => `/play/${matchId}`,
    notFound: 'free-match/not-found',
    views: FREE_MATCHES,
    line: TABLE_HUB,
    asks: [],
  },
];

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

const views: Provider[] = [
  provideParts(
    DUELS,
    { aggregates: Aggregates, seeds: GAME_SEEDS, games: SCREEN_GAMES, store: EVENT_STORE },
    (parts) => new DuelViews(parts),
  ),
  provideParts(
    TWIN_SUNS,
    { aggregates: Aggregates, seeds: GAME_SEEDS, games: TABLE_GAMES, configuration: CONFIGURATION },
    ({ configuration, ...parts }) => {
      const faces = new CardFaces(rulesEngine().book, configuration.cardImages);
      const boards = new Boards(rulesEngine(), faces);
      const explanations = new Explanations(rulesEngine(), faces);
      return new TwinSunsViews({
        ...parts,
        boards,
        replays: new Replays(boards),
        explanations,
        faces,
      });
    },
  ),
  provide(FREE_MATCHES, [Aggregates], (aggregates) => new FreeMatchViews(aggregates)),
];

const lines = provide(
  DUEL_LINES,
  [DUEL_HUB, TableAttendance, CHAT_HUB],
  (of, who, written) => new TableLines(of, who, written),
);

/** Games on screen that belong to no tournament, and the tables where people find each other for them. */
@Module({
  imports: [TablesModule],
  controllers: routes.flatMap((each) => [...gameControllers(each)]),
  providers: [
    ...views,
    hubOf(DUEL_HUB, duels, channels.duel),
    hubOf(TWIN_SUNS_HUB, twinSuns, channels.twinSuns),
    lines,
  ],
})
export class GamesModule {}
