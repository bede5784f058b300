import { logOfEvent } from '#aggregate';
import type { LogsBehind, PostgresLeases, PostgresLogIndex } from '#event-store';
import type { Logger } from '#platform';
import { RepeatedTask } from '../infrastructure/repeated-task.js';
import type { WakeUps } from '../infrastructure/wake-ups.js';

/** Reads the logs of this worker for one purpose. */
export interface LogReader {
  readonly name: string;
  /** These logs have new events. */
  soon(logs: readonly string[]): void;
  /** The logs that a sweep over all logs of this worker has found. */
  behind(logs: readonly LogsBehind[]): void;
  /**
   * Work that is not triggered by a log, every few seconds; `first`: this worker does it for all.
   */
  round(first: boolean): Promise<void>;
  /** Finishes the current work. */
  stop(): Promise<void>;
}

export interface LogDispatcherParts {
  readonly leases: PostgresLeases;
  readonly index: Pick<PostgresLogIndex, 'behind'>;
  /** Names and versions of the read models in use. */
  readonly versions: string;
  readonly readers: readonly LogReader[];
  readonly wakeUps: WakeUps;
  readonly logger: Logger;
}

/** The worker that reads the logs of this bucket does the work that only one worker needs to do. */
const FIRST_BUCKET = 0;
const SWEEP_EVERY_MS = 2_000;
const ROUND_EVERY_MS = 3_000;
const MOST_FOUND = 500;

/**
 * Wakes the readers for this worker's logs: those with new events, by wake-ups, and those of missed
 * wake-ups, by a sweep every two seconds.
 */
export class LogDispatcher {
  private readonly tasks: readonly RepeatedTask[];
  private unsubscribe: () => void = () => undefined;

  constructor(private readonly parts: LogDispatcherParts) {
    const onError = (error: unknown): void =>
      parts.logger.warn({ err: error }, 'the readers of logs failed and try again');
    this.tasks = [
      new RepeatedTask({ run: () => this.sweep(), everyMs: SWEEP_EVERY_MS, onError }),
      new RepeatedTask({ run: () => this.round(), everyMs: ROUND_EVERY_MS, onError }),
    ];
  }

  /** The number of log buckets that this worker reads. */
  get buckets(): number {
    return this.parts.leases.buckets().length;
  }

  start(): void {
    const { leases, wakeUps, readers } = this.parts;
    this.unsubscribe = wakeUps.source((logs) => {
      const own = [...logs].filter((log) => isEvent(log) && leases.of(log) !== null);
      if (own.length > 0) for (const reader of readers) reader.soon(own);
    });
    leases.start(() => this.gained());
    for (const each of this.tasks) each.start();
  }

  async stop(): Promise<void> {
    this.unsubscribe();
    await Promise.all(this.tasks.map((each) => each.stop()));
    await Promise.all(this.parts.readers.map((reader) => reader.stop()));
    await this.parts.leases.stop();
  }

  /** Logs taken over from another worker are checked for unread events at once. */
  private gained(): void {
    this.sweep().catch((error: unknown) =>
      this.parts.logger.warn({ err: error }, 'could not look for logs that are behind'),
    );
  }

  private async sweep(): Promise<void> {
    const { leases, index, versions, readers } = this.parts;
    const buckets = leases.buckets();
    if (buckets.length === 0) return;
    const found = await index.behind(buckets, versions, MOST_FOUND);
    if (found.length > 0) for (const reader of readers) reader.behind(found);
  }

  private async round(): Promise<void> {
    const buckets = this.parts.leases.buckets();
    if (buckets.length === 0) return;
    for (const reader of this.parts.readers) await reader.round(buckets.includes(FIRST_BUCKET));
  }
}

const EVENTS = logOfEvent('');
/** Practice games have no read models, so their logs are read by the sweep alone. */
const isEvent = (log: string): boolean => log.startsWith(EVENTS);
