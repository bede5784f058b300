import { Module } from '@nestjs/common';
import { Aggregates } from '#application';
import { LOGGER, SUBSCRIBER } from '#infrastructure';
import { channels, provide } from '#platform';
import { StreamHub } from '../live/stream-hub.js';
import { BoosterSetsController } from './booster-sets.controller.js';
import { FreePodsController } from './free-pods.controller.js';
import { FreePools } from './free-pools.js';
import { POD_HUB } from './pod-hub.js';
import { PodLogs } from './pod-logs.js';
import { PodViews } from './pod-views.js';
import { ThinkingController } from './thinking.controller.js';
import { PodsController } from './pods.controller.js';

const hub = provide(POD_HUB, [SUBSCRIBER, Aggregates, LOGGER], (subscriber, aggregates, logger) => {
  const versionOf = async (podId: string, contains?: number): Promise<number> =>
    (await aggregates.pod(podId, contains)).version;
  return new StreamHub(subscriber, { channel: channels.pod, versionOf }, logger);
});

/** Draft pods. */
@Module({
  controllers: [PodsController, FreePodsController, ThinkingController, BoosterSetsController],
  providers: [PodViews, PodLogs, FreePools, hub],
})
export class DraftsModule {}
