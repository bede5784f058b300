import { Module } from '@nestjs/common';
import { LOGGER, POOL, SUBSCRIBER } from '#infrastructure';
import { provideParts } from '#platform';
import { ApiMetrics } from '../operations/api-metrics.js';
import { LogPositions } from '../queries/log-positions.js';
import { LiveController } from './live.controller.js';
import { LiveHub } from './live-hub.js';

/** Notifies every page of changes to what it shows. */
@Module({
  controllers: [LiveController],
  providers: [
    provideParts(
      LiveHub,
      {
        subscriber: SUBSCRIBER,
        pool: POOL,
        positions: LogPositions,
        metrics: ApiMetrics,
        logger: LOGGER,
      },
      (parts) => new LiveHub(parts),
    ),
  ],
})
export class LiveModule {}
