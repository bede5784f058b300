import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const storage = new AsyncLocalStorage<string>();

/** Runs the work under a correlation id, which is added to every log line and event inside. */
export const withCorrelation = <T>(correlationId: string, work: () => T): T =>
  storage.run(correlationId, work);

/** The id of the current request or job, or null outside of one. */
export const currentCorrelation = (): string | null => storage.getStore() ?? null;

/** A caller's id if it is harmless, otherwise a new one. */
export const correlationFrom = (offered: unknown): string =>
  typeof offered === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(offered) ? offered : randomUUID();
