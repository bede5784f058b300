import { Redis } from 'ioredis';
import type { Configuration } from './configuration.js';
import type { Logger } from './logging.js';

export type { Redis } from 'ioredis';

/**
 * `queue`: what BullMQ needs, commands wait for as long as Redis is away. `request`: a command fails after
 * a moment, so that no request hangs. `subscriber`: pub/sub, resubscribes by itself after a reconnection.
 */
export type RedisPurpose = 'queue' | 'request' | 'subscriber';

/** Well above the parts that listen, so that one which listens anew each time is still warned of. */
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
  // Each part that listens looks again once the line is back: more of them than Node expects of one emitter.
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
