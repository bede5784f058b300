import type { Pool, QueryResult } from 'pg';
import type { Lease } from '../leases/leases.js';
import { retryTransient } from './transient-errors.js';

export interface LogsBehind {
  readonly log: string;
  /** Whether its documents are behind, or were made by other models. */
  readonly models: boolean;
  readonly reactions: boolean;
}

const BEHIND = `
  select l.log, m.position is null or m.position < l.position or m.models <> $2 as models, coalesce(r.position, 0) < l.position as reactions
    from logs l
    left join log_progress m on m.log = l.log and m.reader = 'models'
    left join log_progress r on r.log = l.log and r.reader = 'reactions'
   where l.bucket = any ($1) and l.position > 0
     and (m.position is null or m.position < l.position or m.models <> $2 or coalesce(r.position, 0) < l.position)
   order by l.log limit $3`;

const REACHED = `select position from log_progress where log = $1 and reader = $2`;

/** The position only increases, and only under a lease that has not changed hands. */
const REACH = `
  with held as (select bucket from log_leases where bucket = $4 and fence = $5 for share)
  insert into log_progress (log, reader, position, global_position)
  select $1, $2, $3, $6 from held
  on conflict (log, reader) do update set position = excluded.position, global_position = excluded.global_position
   where log_progress.position < excluded.position`;

/** Which logs have unread events, and how far readers other than the read models have read. */
export class PostgresLogIndex {
  constructor(private readonly pool: Pool) {}

  /**
   * Logs of these buckets that are behind for some reader; `versions`: the versions of the models
   * in use.
   */
  behind(
    buckets: readonly number[],
    versions: string,
    limit: number,
  ): Promise<readonly LogsBehind[]> {
    return this.rows<LogsBehind>('conclave-logs-behind', BEHIND, [buckets, versions, limit]);
  }

  /** Position of the last event that the reader has processed. */
  async reached(log: string, reader: string): Promise<number> {
    const [row] = await this.rows<{ position: string }>('conclave-log-reached', REACHED, [
      log,
      reader,
    ]);
    return Number(row?.position ?? 0);
  }

  /**
   * Records that the reader has processed the log up to a position; has no effect if the lease has
   * changed hands.
   */
  async reach(
    at: { readonly log: string; readonly reader: string; readonly lease: Lease },
    position: number,
    globalPosition: number,
  ): Promise<void> {
    await this.rows('conclave-log-reach', REACH, [
      at.log,
      at.reader,
      position,
      at.lease.bucket,
      at.lease.fence,
      globalPosition,
    ]);
  }

  private async rows<Row extends object>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    const result: QueryResult<Row> = await retryTransient(() =>
      this.pool.query<Row>({ name, text, values: [...values] }),
    );
    return result.rows;
  }
}
