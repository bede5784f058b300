import { type FactoryProvider, Module } from '@nestjs/common';
import type { EventStore, SealedSecrets } from '#event-store';
import { rulesEngine } from '#match';
import { channels, type Logger, type Redis } from '#platform';
import type { CommandDesk } from '../commands/command-desk.js';
import {
  COMMAND_DESK,
  EVENT_GLANCE,
  EVENT_STORE,
  LIVE_SUBSCRIBER,
  LOGGER,
  SEALED_SECRETS,
  TABLE_HUB,
  TABLE_SEEDS,
  TABLE_VIEWS,
} from '../infrastructure/tokens.js';
import { StreamHub } from '../live/stream-hub.js';
import type { EventGlance } from '../queries/event-glance.js';
import { Boards } from './board.js';
import { Explanations } from './explanations.js';
import { Reels } from './reels.js';
import { TableCommandHandler } from './table-command.handler.js';
import { TableSeeds } from './table-seeds.js';
import { TableViews } from './table-views.js';
import { TablesController } from './tables.controller.js';
import { Faces } from './words/faces.js';

const seeds: FactoryProvider = {
  provide: TABLE_SEEDS,
  inject: [SEALED_SECRETS],
  useFactory: (secrets: SealedSecrets) => new TableSeeds(secrets),
};

const views: FactoryProvider = {
  provide: TABLE_VIEWS,
  inject: [COMMAND_DESK, EVENT_GLANCE, EVENT_STORE, TABLE_SEEDS],
  useFactory: (desk: CommandDesk, glance: EventGlance, store: EventStore, drawn: TableSeeds) => {
    const engine = rulesEngine();
    const faces = new Faces(engine.book);
    return new TableViews({
      desk,
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
  inject: [LIVE_SUBSCRIBER, COMMAND_DESK, LOGGER],
  useFactory: (subscriber: Redis, desk: CommandDesk, logger: Logger) =>
    new StreamHub(
      subscriber,
      {
        channel: channels.table,
        versionOf: async (matchId) => (await desk.table(matchId)).version,
      },
      logger,
    ),
};

/** Games played on screen. */
@Module({ controllers: [TablesController], providers: [seeds, views, hub, TableCommandHandler] })
export class TablesModule {}
