import { type FactoryProvider, Module } from '@nestjs/common';
import { PackMemory } from '#draft';
import { type EventStore, type SealedSecrets } from '#event-store';
import { channels, type Logger, type Redis } from '#platform';
import { Aggregates } from '#application';
import type { EventDoor } from '../events/event-door.js';
import {
  EVENT_DOOR,
  EVENT_STORE,
  FREE_POOLS,
  LIVE_SUBSCRIBER,
  LOGGER,
  POD_HUB,
  POD_LOGS,
  POD_PACKS,
  POD_VIEWS,
  SEALED_SECRETS,
} from '../infrastructure/tokens.js';
import { StreamHub } from '../live/stream-hub.js';
import { FreePodsController } from './free-pods.controller.js';
import { FreePools } from './free-pools.js';
import { PodLogs } from './pod-logs.js';
import { PodViews } from './pod-views.js';
import { PodsController } from './pods.controller.js';

const views: FactoryProvider = {
  provide: POD_VIEWS,
  inject: [Aggregates, EVENT_DOOR, POD_PACKS],
  useFactory: (aggregates: Aggregates, door: EventDoor, memory: PackMemory) =>
    new PodViews(aggregates, door, memory),
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
  inject: [LIVE_SUBSCRIBER, Aggregates, LOGGER],
  useFactory: (subscriber: Redis, aggregates: Aggregates, logger: Logger) =>
    new StreamHub(
      subscriber,
      { channel: channels.pod, versionOf: async (podId) => (await aggregates.pod(podId)).version },
      logger,
    ),
};

/** Draft pods. */
@Module({
  controllers: [PodsController, FreePodsController],
  providers: [views, logs, freePools, hub],
})
export class DraftsModule {}
