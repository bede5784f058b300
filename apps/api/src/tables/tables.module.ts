import { streamOf } from '#aggregate';
import { Module } from '@nestjs/common';
import { Aggregates, GameSnapshots, isOfNoTournament, PlayedGames } from '#application';
import { GAMES, CONFIGURATION, EVENT_STORE, LOGGER, REDIS, SUBSCRIBER } from '#infrastructure';
import { chatDecider, GameMemory } from '#match';
import { channels, provide, provideParts } from '#platform';
import { GAME_SEEDS } from '../commands/command-tokens.js';
import { StreamHub } from '../live/stream-hub.js';
import { GameMetrics } from '../operations/game-metrics.js';
import { TournamentCache } from '../queries/tournament-cache.js';
import { CardFacesController } from './card-faces.controller.js';
import { followedMatch, heldMatches } from './followed-match.js';
import { GameWords } from './game-words.js';
import { HeldBack } from '../live/held-back.js';
import { attendanceParts } from '../live/attendance.js';
import { TableAttendance } from './presence.js';
import { Replays } from './replays.js';
import { TableFaults } from './table-faults.js';
import { TableChats } from './table-chats.js';
import { CHAT_HUB, TABLE_HUB } from './table-hub.js';
import { TableLines } from './table-lines.js';
import { TableReplays } from './table-replays.js';
import { TableViews } from './table-views.js';
import { TablesController } from './tables.controller.js';

const views = provideParts(
  TableViews,
  {
    aggregates: Aggregates,
    glance: TournamentCache,
    store: EVENT_STORE,
    seeds: GAME_SEEDS,
    games: PlayedGames,
    snapshots: GameSnapshots,
    metrics: GameMetrics,
    words: GameWords,
    offered: GAMES,
  },
  ({ snapshots, metrics, offered, ...parts }) =>
    new TableViews({
      ...parts,
      heldGames: new PlayedGames({
        memory: new GameMemory(offered),
        // Saves no snapshots, because the views without a delay do.
        snapshots: {
          find: (source) => snapshots.find(source),
          mislead: (source) => snapshots.mislead(source),
          passed: () => undefined,
        },
        count: metrics.reached,
      }),
      heldBack: new HeldBack(heldMatches, parts.store, Date.now),
    }),
);

const shown = { views: TableViews, store: EVENT_STORE, seeds: GAME_SEEDS, replays: Replays };

const replays = provideParts(TableReplays, shown, (parts) => new TableReplays(parts));

const faults = provideParts(TableFaults, shown, (parts) => new TableFaults(parts));

const words = [
  provide(GameWords, [CONFIGURATION], ({ cardImages }) => new GameWords(cardImages)),
  provide(Replays, [GameWords], (of) => new Replays(of)),
];

const hub = provide(
  TABLE_HUB,
  [SUBSCRIBER, Aggregates, LOGGER],
  (subscriber, aggregates, logger) => {
    const versionOf = async (matchId: string, contains?: number): Promise<number> => {
      const stream = streamOf('match', matchId);
      const { state, version } = await aggregates.since(followedMatch, stream, contains);
      const ofTournament = state.match.place && !isOfNoTournament(matchId, state.match);
      return ofTournament ? version : version + (await aggregates.freeMatch(matchId)).version;
    };
    return new StreamHub(subscriber, { channel: channels.table, versionOf }, logger);
  },
);

const attendance = provide(
  TableAttendance,
  [SUBSCRIBER, REDIS, LOGGER],
  (...parts) => new TableAttendance(attendanceParts(...parts)),
);

const chatHub = provide(
  CHAT_HUB,
  [SUBSCRIBER, Aggregates, LOGGER],
  (subscriber, aggregates, logger) => {
    const versionOf = async (matchId: string, contains?: number): Promise<number> =>
      (await aggregates.since(chatDecider, streamOf('chat', matchId), contains)).version;
    return new StreamHub(subscriber, { channel: channels.chat, versionOf, kind: 'chat' }, logger);
  },
);

const chats = provide(
  TableChats,
  [TableViews, EVENT_STORE],
  (tables, store) => new TableChats(tables, store),
);

const lines = provide(
  TableLines,
  [TABLE_HUB, TableAttendance, CHAT_HUB],
  (of, who, written) => new TableLines(of, who, written),
);

/** Games played on screen. */
@Module({
  controllers: [TablesController, CardFacesController],
  providers: [views, replays, faults, hub, chatHub, chats, attendance, lines, ...words],
  exports: [views, hub, chatHub, attendance, ...words],
})
export class TablesModule {}
