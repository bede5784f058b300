import { games } from '#games';
import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { Queue } from 'bullmq';
import { PostgresProjectionStore } from '#event-store';
import { CONFIGURATION, connections, LOGGER, POOL } from '#infrastructure';
import {
  type Configuration,
  createRedis,
  deliveryQueueName,
  type Logger,
  provide,
  queueName,
} from '#platform';
import { PrismaClient } from '../../../../prisma/generated/client.js';
import { DELIVERY_QUEUE, JOB_QUEUE, MODEL_READER } from './tokens.js';

const queueOf =
  (name: string) =>
  (configuration: Configuration, logger: Logger): Queue => {
    const queue = new Queue(name, {
      connection: createRedis(configuration, 'queue', logger) as never,
    });
    queue.on('error', (error) => logger.warn({ err: error }, 'the queue is not reachable'));
    return queue;
  };

const own: readonly Provider[] = [
  provide(JOB_QUEUE, [CONFIGURATION, LOGGER], queueOf(queueName)),
  provide(DELIVERY_QUEUE, [CONFIGURATION, LOGGER], queueOf(deliveryQueueName)),
  provide(PrismaClient, [POOL], (pool) => new PrismaClient({ adapter: new PrismaPg(pool) })),
  provide(MODEL_READER, [POOL], (pool) => new PostgresProjectionStore(pool)),
];

/** Configuration, logging and connections, for every module of the API. */
@Global()
@Module({})
export class InfrastructureModule {
  static with(configuration: Configuration, logger: Logger): DynamicModule {
    const providers = [...connections({ process: 'api', configuration, logger, games }), ...own];
    return { module: InfrastructureModule, providers, exports: providers };
  }
}
