import type { Redis } from './redis.js';

/** A message on a channel. */
export type Message = readonly [channel: string, text: string];

/**
 * Publishes all messages in one go. Errors are ignored, because messages are only hints: a process
 * that misses one finds the state in PostgreSQL.
 */
export const publishAll = (
  redis: Pick<Redis, 'publish' | 'pipeline'>,
  messages: readonly Message[],
): void => {
  const [only] = messages;
  if (only === undefined) return;
  const published =
    messages.length === 1
      ? redis.publish(...only)
      : messages.reduce((all, each) => all.publish(...each), redis.pipeline()).exec();
  published.catch(() => undefined);
};
