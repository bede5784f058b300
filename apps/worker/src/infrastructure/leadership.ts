import { setTimeout as pause } from 'node:timers/promises';
import type { DatabasePool, Logger } from '#platform';

/** What one worker at a time does for all. */
export interface Duty {
  readonly name: string;
  start(): void;
  /** Finishes what is at hand. */
  stop(): Promise<void>;
}

/** "conclave worker" as a number; any constant would do that no other lock of this database uses. */
const LOCK = 5_266_310_447;
const TRY_EVERY_MS = 500;

/**
 * Elects one of the workers by a lock that PostgreSQL takes back when the connection ends, however it ends. Saves double work only: every duty
 * is safe when two do it for an instant.
 */
export class Leadership {
  private readonly halt = new AbortController();
  private running: Promise<void> | null = null;
  private leads = false;

  constructor(
    private readonly pool: DatabasePool,
    private readonly duties: readonly Duty[],
    private readonly logger: Logger,
  ) {}

  get leading(): boolean {
    return this.leads;
  }

  start(): void {
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.halt.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.halt.signal.aborted) {
      try {
        await this.stand();
      } catch (error) {
        this.logger.warn({ err: error }, 'cannot stand for election');
      }
      await pause(TRY_EVERY_MS, undefined, { signal: this.halt.signal }).catch(() => undefined);
    }
  }

  /** One attempt: does nothing when another leads, else leads until the lock's connection or the process ends. */
  private async stand(): Promise<void> {
    const client = await this.pool.connect();
    const lost = new AbortController();
    const onLost = (): void => lost.abort();
    client.on('error', onLost);
    try {
      const { rows } = await client.query<{ elected: boolean }>(
        'select pg_try_advisory_lock($1) as elected',
        [LOCK],
      );
      if (rows[0]?.elected) await this.lead(AbortSignal.any([lost.signal, this.halt.signal]));
    } finally {
      client.off('error', onLost);
      // Closing the connection gives the lock back, whatever state it is in.
      client.release(true);
    }
  }

  private async lead(until: AbortSignal): Promise<void> {
    this.logger.info('leading: projections and reactions run here');
    this.leads = true;
    for (const duty of this.duties) duty.start();
    await new Promise<void>((resolve) =>
      until.aborted ? resolve() : until.addEventListener('abort', () => resolve(), { once: true }),
    );
    this.leads = false;
    await Promise.all(this.duties.map((duty) => duty.stop()));
    this.logger.info('leading no more');
  }
}
