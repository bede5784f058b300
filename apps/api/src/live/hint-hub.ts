import type { Provider } from '@nestjs/common';
import { LOGGER, SUBSCRIBER } from '#infrastructure';
import { provide, type Token } from '#platform';
import { StreamHub } from './stream-hub.js';

/**
 * A hub of what has no versions: every hint, and every regular look in case one
 * was lost, is reason enough for the few who watch to ask again.
 */
export const hintHub = (hub: Token<StreamHub>, channel: (id: string) => string): Provider =>
  provide(hub, [SUBSCRIBER, LOGGER], (subscriber, logger) => {
    const versionOf = (): Promise<number> => Promise.resolve(Date.now());
    return new StreamHub(subscriber, { channel, versionOf }, logger);
  });
