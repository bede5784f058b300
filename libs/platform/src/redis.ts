import { Redis } from 'ioredis';
import type { Configuration } from './configuration.js';
import type { Logger } from './logging.js';

export type { Redis } from 'ioredis';

/**
 * `queue`: for BullMQ; commands wait as long as Redis is away. `request`: a command fails after a
 * moment, so that no request hangs. `subscriber`: pub/sub, resubscribes automatically after a
 * reconnection.
 */
export type RedisPurpose = 'queue' | 'request' | 'subscriber';

/** Well above the number of legitimate listeners, so that a leak still causes a warning. */
const mostListeners = 30;

export const createRedis = (
  configuration: Pick<Configuration, 'redisUrl'>,
  purpose: RedisPurpose,
  logger: Logger,
): Redis => {
  const redis: Redis = new Redis(configuration.redisUrl, {
    connectionName: `conclave-${purpose}`,
    maxRetriesPerRequest: purpose === 'queue' ? null : 1,
    retryStrategy: (attempt: number) => Math.min(attempt * 100, 2_000),
    ...(purpose === 'request' ? { commandTimeout: 2_000 } : {}),
  });
  // Each listening part refreshes after a reconnection: more listeners than Node expects on one
  // emitter.
  if (purpose === 'subscriber') redis.setMaxListeners(mostListeners);
  let complained = false;
  redis.on('error', (error: Error) => {
    // ioredis repeats the same error at every attempt; one line per outage is enough.
    if (!complained) logger.warn({ err: error, purpose }, 'Redis is not reachable');
    complained = true;
  });
  redis.on('ready', () => {
    if (complained) logger.info({ purpose }, 'Redis is back');
    complained = false;
  });
  return redis;
};
