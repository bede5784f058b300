import type { Pool, PoolClient } from 'pg';
import type { Lease, LogLeases } from '../leases/leases.js';
import { bucketOf, LOG_BUCKETS } from '../logs.js';

export interface LeaseKeeperOptions {
  readonly pool: Pool;
  /** The unique id of this worker, never reused. */
  readonly worker: string;
  /** The interval of the worker's heartbeat. Default 1,000 ms. */
  readonly beatMs?: number;
  /** A worker without a heartbeat for so long loses its logs. Default 5,000 ms. */
  readonly patienceMs?: number;
  readonly onError?: (error: unknown) => void;
}

interface LeaseRow {
  readonly bucket: number;
  readonly fence: string;
  readonly worker: string | null;
  readonly alive: boolean;
  /** The number of live workers, including this one. */
  readonly workers: number;
}

/**
 * A worker is alive if its last heartbeat is recent and its connection exists: a killed one is
 * replaced at once, one that hangs after a while.
 */
const ALIVE = `(w.seen_at > now() - $2 * interval '1 millisecond'
  and exists (select from pg_stat_activity a where a.pid = w.backend_pid and a.backend_start = w.backend_start))`;

/**
 * One statement, so that an idle worker costs one transaction per heartbeat. It does not see its
 * own insert; the worker itself counts as alive.
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
/**
 * A claim must state the fence that it saw: if two workers claim a lease at once, one finds the
 * fence raised.
 */
const CLAIM = `
  update log_leases l set worker = $1, fence = l.fence + 1
    from unnest($2::int[], $3::bigint[]) as seen (bucket, fence) where l.bucket = seen.bucket and l.fence = seen.fence`;
const RELEASE =
  'update log_leases set worker = null, fence = fence + 1 where worker = $1 and bucket = any ($2)';
const FORGET_WORKERS = `
  delete from log_workers w where w.worker <> $1 and w.seen_at < now() - interval '1 hour'`;

/**
 * Distributes the logs among the workers by buckets, in PostgreSQL. Each worker claims its share of
 * the buckets that no live worker has, and releases what exceeds its share. A lease is no proof by
 * itself: a writer must find its fence unchanged in the same transaction.
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

  /** `gained` is called when the worker has got new buckets. */
  start(gained: () => void = () => undefined): void {
    this.#gained = gained;
    this.#running ??= this.#run();
  }

  /** Releases all leases, so that other workers need not wait for them. */
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
      // The next query reconnects after a lost connection.
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
