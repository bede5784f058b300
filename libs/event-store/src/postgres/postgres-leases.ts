import type { Pool, PoolClient } from 'pg';
import type { Lease, LogLeases } from '../leases/leases.js';
import { bucketOf, LOG_BUCKETS } from '../logs.js';

export interface LeaseKeeperOptions {
  readonly pool: Pool;
  /** Names this worker; unique among all that ever run. */
  readonly worker: string;
  /** How often the worker shows that it lives. Default 1,000 ms. */
  readonly beatMs?: number;
  /** A worker that was not heard of for so long loses its logs. Default 5,000 ms. */
  readonly patienceMs?: number;
  readonly onError?: (error: unknown) => void;
}

interface LeaseRow {
  readonly bucket: number;
  readonly fence: string;
  readonly worker: string | null;
  readonly alive: boolean;
  /** How many live, this one included. */
  readonly workers: number;
}

/**
 * A worker lives while it was heard of lately and its connection is there:
 * one that was killed is replaced at once, one that hangs after a while.
 */
const ALIVE = `(w.seen_at > now() - $2 * interval '1 millisecond'
  and exists (select from pg_stat_activity a where a.pid = w.backend_pid and a.backend_start = w.backend_start))`;

/**
 * One statement, so that an idle worker costs one transaction a beat.
 * It does not see its own insert; the worker itself counts as living.
 */
const BEAT = `
  with beat as (
    insert into log_workers (worker, seen_at, backend_pid, backend_start)
    select $1, now(), a.pid, a.backend_start from pg_stat_activity a where a.pid = pg_backend_pid()
    on conflict (worker) do update set seen_at = excluded.seen_at, backend_pid = excluded.backend_pid, backend_start = excluded.backend_start
  )
  select l.bucket, l.fence, l.worker, coalesce(l.worker = $1 or ${ALIVE}, false) as alive,
         (select count(*)::int + 1 from log_workers w where w.worker <> $1 and ${ALIVE}) as workers
    from log_leases l left join log_workers w on w.worker = l.worker order by l.bucket`;
/** Whoever claims a lease must have seen its fence: of two who claim it at once one finds it raised. */
const CLAIM = `
  update log_leases l set worker = $1, fence = l.fence + 1
    from unnest($2::int[], $3::bigint[]) as seen (bucket, fence) where l.bucket = seen.bucket and l.fence = seen.fence`;
const RELEASE =
  'update log_leases set worker = null, fence = fence + 1 where worker = $1 and bucket = any ($2)';
const FORGET_WORKERS = `
  delete from log_workers w where w.worker <> $1 and w.seen_at < now() - interval '1 hour'`;

/**
 * Shares the logs out among the workers, by buckets, in PostgreSQL. Each worker takes its part
 * of what nobody living has, and gives back what is more than its part. A lease is never proof
 * by itself: whoever writes under it must find its fence unchanged in the same transaction.
 */
export class PostgresLeases implements LogLeases {
  readonly #options: Required<Pick<LeaseKeeperOptions, 'beatMs' | 'patienceMs'>> &
    LeaseKeeperOptions;
  #leases: ReadonlyMap<number, Lease> = new Map();
  #client: PoolClient | null = null;
  #running: Promise<void> | null = null;
  #interrupt: () => void = () => undefined;
  #gained: () => void = () => undefined;
  #stopped = false;

  constructor(options: LeaseKeeperOptions) {
    this.#options = { beatMs: 1_000, patienceMs: 5_000, ...options };
  }

  of(log: string): Lease | null {
    return this.#leases.get(bucketOf(log)) ?? null;
  }

  buckets(): readonly number[] {
    return [...this.#leases.keys()];
  }

  /** `gained`: the worker has got logs that it did not have. */
  start(gained: () => void = () => undefined): void {
    this.#gained = gained;
    this.#running ??= this.#run();
  }

  /** Gives everything back, so that nobody has to wait for it. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#interrupt();
    await this.#running;
    const buckets = this.buckets();
    this.#leases = new Map();
    try {
      await this.#query(RELEASE, [this.#options.worker, buckets]);
      await this.#query('delete from log_workers where worker = $1', [this.#options.worker]);
    } catch (error) {
      this.#options.onError?.(error);
    }
    this.#client?.release(true);
    this.#client = null;
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      try {
        await this.#beat();
      } catch (error) {
        this.#options.onError?.(error);
        this.#client?.release(true);
        this.#client = null;
      }
      await this.#rest();
    }
  }

  async #beat(): Promise<void> {
    const { worker, patienceMs } = this.#options;
    const rows = await this.#query<LeaseRow>(BEAT, [worker, patienceMs]);
    const part = Math.ceil(LOG_BUCKETS / (rows[0]?.workers ?? 1));
    const own = rows.filter((row) => row.worker === worker);
    const free = rows.filter((row) => !row.alive).slice(0, Math.max(0, part - own.length));
    const spare = own.slice(part);
    if (free.length > 0)
      await this.#query(CLAIM, [
        worker,
        free.map(({ bucket }) => bucket),
        free.map(({ fence }) => fence),
      ]);
    if (spare.length > 0) await this.#query(RELEASE, [worker, spare.map(({ bucket }) => bucket)]);
    if (free.length + spare.length === 0) return this.#hold(own);
    await this.#query(FORGET_WORKERS, [worker]);
    const now = await this.#query<LeaseRow>(BEAT, [worker, patienceMs]);
    this.#hold(now.filter((row) => row.worker === worker));
  }

  #hold(rows: readonly LeaseRow[]): void {
    const before = this.#leases;
    this.#leases = new Map(
      rows.map(({ bucket, fence }) => [bucket, { bucket, fence: Number(fence) }]),
    );
    const gained = [...this.#leases.values()].some(
      ({ bucket, fence }) => before.get(bucket)?.fence !== fence,
    );
    if (gained) this.#gained();
  }

  async #query<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    if (this.#client === null) {
      this.#client = await this.#options.pool.connect();
      // A lost connection is met again by the next query.
      this.#client.on('error', () => undefined);
    }
    return (await this.#client.query<Row>(text, [...values])).rows;
  }

  #rest(): Promise<void> {
    if (this.#stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#options.beatMs);
      this.#interrupt = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
