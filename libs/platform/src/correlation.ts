import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const storage = new AsyncLocalStorage<string>();

/** Runs the work under a correlation id: every log line and every event appended inside carries it. */
export const withCorrelation = <T>(correlationId: string, work: () => T): T =>
  storage.run(correlationId, work);

/** The id of the request or job being handled, or null outside of one. */
export const currentCorrelation = (): string | null => storage.getStore() ?? null;

/** Takes a caller's id when it is harmless, else a new one. */
export const correlationFrom = (offered: unknown): string =>
  typeof offered === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(offered) ? offered : randomUUID();
