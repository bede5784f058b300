import type { Secrets } from '../secrets.mjs';

/**
 * Throws if the folder is a copy, or if the machine with the copy has become the leader meanwhile.
 */
export function refuseToLead(dataDir: string, secret: string): Promise<void>;
export function offerStandby(options: {
  dataDir: string;
  secrets: Secrets;
  databaseUrl: string;
  url: string;
  port: number;
  report: (line: string) => void;
  /** Stops the processes that accept commands. */
  quiesce: () => Promise<void>;
}): Promise<{
  readonly port: number;
  readonly code: string;
  /** Resolves once the event has been handed over, rejects if another machine leads. */
  readonly gaveUp: Promise<unknown>;
  stop(): Promise<void>;
}>;
