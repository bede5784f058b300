import { expect, it } from 'vitest';
import { createLogger } from './logging.js';
import { createRedis } from './redis.js';

it('lets a dozen parts listen to one connection without a warning', async () => {
  const logger = createLogger('api', { logLevel: 'silent' });
  const nowhere = { redisUrl: 'redis://127.0.0.1:1' };
  const warned: string[] = [];
  const hear = (warning: Error): void => void warned.push(warning.name);
  process.on('warning', hear);
  const redis = createRedis(nowhere, 'subscriber', logger);
  for (let part = 0; part < 12; part += 1) redis.on('ready', () => undefined);
  await new Promise((told) => setImmediate(told));
  redis.disconnect();
  process.off('warning', hear);
  expect(warned).toEqual([]);
});
