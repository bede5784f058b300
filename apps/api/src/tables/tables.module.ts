import { type FactoryProvider, Module } from '@nestjs/common';
import type { EventStore } from '#event-store';
import { rulesEngine } from '#match';
import { channels, type Logger, type Redis } from '#platform';
import { Aggregates, TableSeeds } from '#application';
import {
  EVENT_GLANCE,
  EVENT_STORE,
  LIVE_SUBSCRIBER,
  LOGGER,
  TABLE_HUB,
  TABLE_SEEDS,
  TABLE_VIEWS,
} from '../infrastructure/tokens.js';
import { StreamHub } from '../live/stream-hub.js';
import type { EventGlance } from '../queries/event-glance.js';
import { Boards } from './board.js';
import { followedMatch } from './followed-match.js';
import { Explanations } from './explanations.js';
import { Reels } from './reels.js';
import { TableViews } from './table-views.js';
import { TablesController } from './tables.controller.js';
import { Faces } from './words/faces.js';

const views: FactoryProvider = {
  provide: TABLE_VIEWS,
  inject: [Aggregates, EVENT_GLANCE, EVENT_STORE, TABLE_SEEDS],
  useFactory: (
    aggregates: Aggregates,
    glance: EventGlance,
    store: EventStore,
    drawn: TableSeeds,
  ) => {
    const engine = rulesEngine();
    const faces = new Faces(engine.book);
    return new TableViews({
      aggregates,
      glance,
      store,
      seeds: drawn,
      reels: new Reels(),
      boards: new Boards(engine, faces),
      explanations: new Explanations(engine, faces),
    });
  },
};

const hub: FactoryProvider = {
  provide: TABLE_HUB,
  inject: [LIVE_SUBSCRIBER, Aggregates, LOGGER],
  useFactory: (subscriber: Redis, aggregates: Aggregates, logger: Logger) =>
    new StreamHub(
      subscriber,
      {
        channel: channels.table,
        versionOf: async (matchId) =>
          (await aggregates.load(followedMatch, `match-${matchId}`)).version,
      },
      logger,
    ),
};

/** Games played on screen. */
@Module({ controllers: [TablesController], providers: [views, hub] })
export class TablesModule {}
