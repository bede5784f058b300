import { CardsInUse } from '#bundles';
import { ownership } from '#facts';
import { games } from '#games';
import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { Aggregates, announceOver, systemClock, SystemCommands } from '#application';
import { CommandExecutor, likelyLogOf, PostgresProjectionStore } from '#event-store';
import {
  CONFIGURATION,
  connections,
  EVENT_STORE,
  GAMES,
  LOGGER,
  POOL,
  REDIS,
  SUBSCRIBER,
} from '#infrastructure';
import { type Configuration, createRedis, type Logger, provide } from '#platform';
import { PROJECTIONS, QUEUE_CONNECTION } from './tokens.js';
import { WakeUps } from './wake-ups.js';

const own: readonly Provider[] = [
  provide(QUEUE_CONNECTION, [CONFIGURATION, LOGGER], (configuration, logger) =>
    createRedis(configuration, 'queue', logger),
  ),
  provide(WakeUps, [SUBSCRIBER], (subscriber) => new WakeUps(subscriber)),
  provide(PROJECTIONS, [POOL], (pool) => new PostgresProjectionStore(pool)),
  provide(
    CommandExecutor,
    [EVENT_STORE],
    (store) => new CommandExecutor(store, { cachedStreams: 8_000, ownership }),
  ),
  provide(
    Aggregates,
    [CommandExecutor, CardsInUse],
    (executor, cards) => new Aggregates(executor, cards),
  ),
  provide(
    SystemCommands,
    [CommandExecutor, REDIS, WakeUps, GAMES],
    (executor, redis, wakeUps, offered) => {
      const overRedis = announceOver(redis);
      const announce = (events: Parameters<typeof overRedis>[0]): void => {
        for (const log of new Set(events.map(likelyLogOf))) wakeUps.wake(log);
        overRedis(events);
      };
      return new SystemCommands(executor, announce, systemClock, offered);
    },
  ),
];

/**
 * Configuration, logging, connections and the sending of commands, for all modules of the worker.
 */
@Global()
@Module({})
export class InfrastructureModule {
  static with(configuration: Configuration, logger: Logger): DynamicModule {
    const providers = [...connections({ process: 'worker', configuration, logger, games }), ...own];
    return { module: InfrastructureModule, providers, exports: providers };
  }
}
