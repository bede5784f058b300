import type { Pool } from 'pg';
import type { FoundSnapshot, Snapshot, SnapshotStore } from '../snapshots/snapshots.js';

const findThem = `
  select basis, place, events, case when place = max(place) over () then state end as state
  from snapshots where stream_id = $1 and basis = any ($2::text[]) order by place`;

const keepThem = `
  insert into snapshots (stream_id, basis, place, state, events)
  select * from unnest ($1::text[], $2::text[], $3::int[], $4::bytea[], $5::bytea[])
  on conflict (stream_id, basis) do update
    set place = excluded.place, state = excluded.state, events = excluded.events, kept_at = excluded.kept_at`;

/**
 * Snapshots in PostgreSQL. Nothing is retried: without a snapshot the caller computes the state
 * again.
 */
export class PostgresSnapshots implements SnapshotStore {
  constructor(private readonly pool: Pick<Pool, 'query'>) {}

  async find(streamId: string, bases: readonly string[]): Promise<readonly FoundSnapshot[]> {
    if (bases.length === 0) return [];
    return (await this.pool.query<FoundSnapshot>(findThem, [streamId, bases])).rows;
  }

  async keep(snapshots: readonly Snapshot[]): Promise<void> {
    if (snapshots.length === 0) return;
    await this.pool.query(keepThem, [
      snapshots.map(({ streamId }) => streamId),
      snapshots.map(({ basis }) => basis),
      snapshots.map(({ place }) => place),
      snapshots.map(({ state }) => state),
      snapshots.map(({ events }) => events),
    ]);
  }

  async discard(keptBefore: Date): Promise<void> {
    await this.pool.query('delete from snapshots where kept_at < $1', [keptBefore]);
  }
}
