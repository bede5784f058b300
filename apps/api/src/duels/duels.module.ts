import { Module } from '@nestjs/common';
import { Aggregates, duels } from '#application';
import { EVENT_STORE, LOGGER, SUBSCRIBER } from '#infrastructure';
import { channels, provide, provideParts } from '#platform';
import { GAME_SEEDS, SCREEN_GAMES } from '../commands/command-tokens.js';
import { StreamHub } from '../live/stream-hub.js';
import { TableAttendance } from '../tables/presence.js';
import { CHAT_HUB } from '../tables/table-hub.js';
import { TableLines } from '../tables/table-lines.js';
import { TablesModule } from '../tables/tables.module.js';
import { DUEL_HUB, DUEL_LINES } from './duel-hub.js';
import { DuelViews } from './duel-views.js';
import { DuelsController } from './duels.controller.js';

const views = provideParts(
  DuelViews,
  { aggregates: Aggregates, seeds: GAME_SEEDS, games: SCREEN_GAMES, store: EVENT_STORE },
  (parts) => new DuelViews(parts),
);

const hub = provide(
  DUEL_HUB,
  [SUBSCRIBER, Aggregates, LOGGER],
  (subscriber, aggregates, logger) => {
    const versionOf = async (duelId: string): Promise<number> =>
      (await aggregates.game(duels.decider, duelId)).version;
    return new StreamHub(subscriber, { channel: channels.duel, versionOf }, logger);
  },
);

const lines = provide(
  DUEL_LINES,
  [DUEL_HUB, TableAttendance, CHAT_HUB],
  (of, who, written) => new TableLines(of, who, written),
);

/** Games between two people and no event, of games that describe their board themselves. */
@Module({
  imports: [TablesModule],
  controllers: [DuelsController],
  providers: [views, hub, lines],
})
export class DuelsModule {}
