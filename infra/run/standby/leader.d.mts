import type { Secrets } from '../secrets.mjs';

/** Throws when the folder is a copy, or when the machine that copied it leads meanwhile. */
export function refuseToLead(dataDir: string, secret: string): Promise<void>;
export function offerStandby(options: {
  dataDir: string;
  secrets: Secrets;
  databaseUrl: string;
  url: string;
  port: number;
  report: (line: string) => void;
  /** Stops whatever takes commands. */
  quiesce: () => Promise<void>;
}): Promise<{
  readonly port: number;
  readonly code: string;
  /** Resolves once the event has gone over, rejects when another machine leads. */
  readonly gaveUp: Promise<unknown>;
  stop(): Promise<void>;
}>;
