import { Module } from '@nestjs/common';
import { provideParts } from '#platform';
import { LIVE_SUBSCRIBER, LOGGER, POOL } from '../infrastructure/tokens.js';
import { ApiMetrics } from '../operations/api-metrics.js';
import { LogPositions } from '../queries/log-positions.js';
import { LiveController } from './live.controller.js';
import { LiveHub } from './live-hub.js';

/** What changes, told to every page that shows it. */
@Module({
  controllers: [LiveController],
  providers: [
    provideParts(
      LiveHub,
      {
        subscriber: LIVE_SUBSCRIBER,
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
