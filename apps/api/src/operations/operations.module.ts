import { Global, Module } from '@nestjs/common';
import { LOGGER, METRICS, POOL, REDIS } from '#infrastructure';
import { Gauge, OpenHours, provide } from '#platform';
import { ApiMetrics } from './api-metrics.js';
import { OpenHoursKeeper } from './open-hours-keeper.js';
import { OperationsController } from './operations.controller.js';
import { ReadinessProbe } from './readiness.js';

const parts = [
  ApiMetrics,
  provide(
    OpenHoursKeeper,
    [POOL, LOGGER],
    (pool, logger) => new OpenHoursKeeper(new OpenHours(pool), logger),
  ),
  provide(ReadinessProbe, [POOL, REDIS, METRICS], (pool, redis, registry) => {
    const probe = new ReadinessProbe(pool, redis);
    new Gauge({
      name: 'conclave_projection_lag',
      help: 'Events that the read models have yet to take, in all logs together',
      registers: [registry],
      async collect() {
        this.set(await probe.lag().catch(() => Number.NaN));
      },
    });
    return probe;
  }),
];

/** Health, readiness and metrics. */
@Global()
@Module({ controllers: [OperationsController], providers: parts, exports: parts })
export class OperationsModule {}
