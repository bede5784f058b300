import { setTimeout as sleep } from 'node:timers/promises';

/**
 * PostgreSQL: serialization failure, deadlock, server stopping
 * or starting, too many connections; class 08: connection lost.
 */
const TRANSIENT_SQLSTATES = new Set(['40001', '40P01', '57P01', '57P02', '57P03', '53300']);
const TRANSIENT_SOCKET_CODES = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);
/** node-postgres gives these errors no code. */
const LOST_CONNECTION =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

const ATTEMPTS = 10;
const FIRST_DELAY_MS = 20;
const LONGEST_DELAY_MS = 1_000;

export const isTransient = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    TRANSIENT_SQLSTATES.has(code) ||
    code.startsWith('08') ||
    TRANSIENT_SOCKET_CODES.has(code) ||
    LOST_CONNECTION.test(error.message)
  );
};

/**
 * The only place where transient database errors are retried: for about four seconds, the time of a
 * restart. The operation may have been committed although its response was lost, so it must be safe
 * to repeat.
 */
export const retryTransient = async <T>(operation: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await operation();
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
      await sleep(Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), LONGEST_DELAY_MS));
    }
  }
};
