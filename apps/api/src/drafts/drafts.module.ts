import { Module } from '@nestjs/common';
import { Aggregates } from '#application';
import { PackMemory, podDecider } from '#draft';
import { CONFIGURATION, EVENT_STORE, LOGGER, SUBSCRIBER } from '#infrastructure';
import { channels, deriveKey, provide, provideParts } from '#platform';
import { HeldBack } from '../live/held-back.js';
import { StreamHub } from '../live/stream-hub.js';
import { BoosterSetsController } from './booster-sets.controller.js';
import { FreePodsController } from './free-pods.controller.js';
import { FreePools } from './free-pools.js';
import { POD_HUB } from './pod-hub.js';
import { PodLogs } from './pod-logs.js';
import { PodViews } from './pod-views.js';
import { PodWatching } from './pod-watching.js';
import { WatchKey } from './watch-key.js';
import { ThinkingController } from './thinking.controller.js';
import { PodsController } from './pods.controller.js';

const hub = provide(POD_HUB, [SUBSCRIBER, Aggregates, LOGGER], (subscriber, aggregates, logger) => {
  const versionOf = async (podId: string, contains?: number): Promise<number> =>
    (await aggregates.pod(podId, contains)).version;
  return new StreamHub(subscriber, { channel: channels.pod, versionOf }, logger);
});

const watchKey = provide(
  WatchKey,
  [CONFIGURATION],
  ({ secret }) => new WatchKey(deriveKey(secret, 'watch-links')),
);

const watching = provideParts(
  PodWatching,
  { views: PodViews, packs: PackMemory, store: EVENT_STORE, key: WatchKey },
  ({ store, ...parts }) =>
    new PodWatching({
      ...parts,
      held: new HeldBack({ stream: 'pod', folded: podDecider }, store, Date.now),
      now: Date.now,
    }),
);

/** Draft pods. */
@Module({
  controllers: [PodsController, FreePodsController, ThinkingController, BoosterSetsController],
  providers: [watchKey, PodViews, PodLogs, watching, FreePools, hub],
})
export class DraftsModule {}
