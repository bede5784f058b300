import { type FactoryProvider, Module } from '@nestjs/common';
import { PackMemory, packSeedName } from '#draft';
import { drawnSeed, type EventStore, type ModelReader, type SealedSecrets } from '#event-store';
import { channels, type Logger, type Redis } from '#platform';
import type { CommandDesk } from '../commands/command-desk.js';
import type { EventDoor } from '../events/event-door.js';
import {
  COMMAND_DESK,
  EVENT_DOOR,
  EVENT_STORE,
  FREE_POOLS,
  LIVE_SUBSCRIBER,
  LOGGER,
  LOG_POSITIONS,
  MODEL_READER,
  POD_HUB,
  POD_LOGS,
  POD_PACKS,
  POD_SEATINGS,
  POD_VIEWS,
  SEALED_SECRETS,
} from '../infrastructure/tokens.js';
import { StreamHub } from '../live/stream-hub.js';
import type { LogPositions } from '../queries/log-positions.js';
import { FreeDraftHandler } from './free-draft.handler.js';
import { FreePodsController } from './free-pods.controller.js';
import { FreePools } from './free-pools.js';
import { PodCommandHandler } from './pod-command.handler.js';
import { PodLogs } from './pod-logs.js';
import { PodSeatingHandler } from './pod-seating.handler.js';
import { PodSeatings } from './pod-seatings.js';
import { PodViews } from './pod-views.js';
import { PodsController } from './pods.controller.js';

const packs: FactoryProvider = {
  provide: POD_PACKS,
  inject: [SEALED_SECRETS],
  useFactory: (secrets: SealedSecrets) =>
    new PackMemory(
      async (podId) => (await drawnSeed(secrets, `pod-${podId}`, packSeedName)).choice,
    ),
};

const seatings: FactoryProvider = {
  provide: POD_SEATINGS,
  inject: [COMMAND_DESK, SEALED_SECRETS, MODEL_READER, LOG_POSITIONS],
  useFactory: (
    desk: CommandDesk,
    secrets: SealedSecrets,
    reader: ModelReader,
    positions: LogPositions,
  ) => new PodSeatings({ desk, secrets, reader, positions }),
};

const views: FactoryProvider = {
  provide: POD_VIEWS,
  inject: [COMMAND_DESK, EVENT_DOOR, POD_PACKS],
  useFactory: (desk: CommandDesk, door: EventDoor, memory: PackMemory) =>
    new PodViews(desk, door, memory),
};

const logs: FactoryProvider = {
  provide: POD_LOGS,
  inject: [POD_VIEWS, POD_PACKS, EVENT_STORE, SEALED_SECRETS],
  useFactory: (pods: PodViews, memory: PackMemory, store: EventStore, secrets: SealedSecrets) =>
    new PodLogs(pods, memory, store, secrets),
};

const freePools: FactoryProvider = {
  provide: FREE_POOLS,
  inject: [POD_VIEWS],
  useFactory: (pods: PodViews) => new FreePools(pods),
};

const hub: FactoryProvider = {
  provide: POD_HUB,
  inject: [LIVE_SUBSCRIBER, COMMAND_DESK, LOGGER],
  useFactory: (subscriber: Redis, desk: CommandDesk, logger: Logger) =>
    new StreamHub(
      subscriber,
      { channel: channels.pod, versionOf: async (podId) => (await desk.pod(podId)).version },
      logger,
    ),
};

/** Draft pods. */
@Module({
  controllers: [PodsController, FreePodsController],
  providers: [
    packs,
    seatings,
    views,
    logs,
    freePools,
    hub,
    PodCommandHandler,
    PodSeatingHandler,
    FreeDraftHandler,
  ],
})
export class DraftsModule {}
