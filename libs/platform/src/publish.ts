import type { Redis } from './redis.js';

/** What goes out on a channel. */
export type Message = readonly [channel: string, text: string];

/**
 * Publishes all in one go. Only hints go this way: whoever misses
 * one finds the truth in PostgreSQL, so a fault is nobody's concern.
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
