import type { Provider } from '@nestjs/common';
import { LOGGER, SUBSCRIBER } from '#infrastructure';
import { provide, type Token } from '#platform';
import { StreamHub } from './stream-hub.js';

/**
 * A hub for things without versions: every hint, and every regular check in case one was lost,
 * makes the few viewers load again.
 */
export const hintHub = (hub: Token<StreamHub>, channel: (id: string) => string): Provider =>
  provide(hub, [SUBSCRIBER, LOGGER], (subscriber, logger) => {
    const versionOf = (): Promise<number> => Promise.resolve(Date.now());
    return new StreamHub(subscriber, { channel, versionOf }, logger);
  });
