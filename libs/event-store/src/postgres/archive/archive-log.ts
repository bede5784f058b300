import type { Pool, PoolClient } from 'pg';
import { hashEvent } from '../../hash-chain.js';
import { instant, toRecordedEvent } from '../event-rows.js';
import { toEventRow } from './archived-rows.js';
import { pack, type PackedRow, unpack } from './pack.js';

/** Events per pack. A reader of one stream unpacks all packs that contain the stream completely. */
const PACK_SIZE = 1_000;

export interface ArchivedLog {
  readonly log: string;
  /** Events that were moved into packs. */
  readonly events: number;
  /** Rows removed from the table: the last event of each stream stays. */
  readonly removed: number;
  /** Bytes of the new packs. */
  readonly bytes: number;
}

/** The hashes of the log do not match, so nothing of it was moved. */
export class UnprovedLogError extends Error {
  override readonly name = 'UnprovedLogError';

  constructor(log: string, detail: string) {
    super(`${log} was left as it is: ${detail}; run the audit`);
  }
}

const READ_ROWS = `
  select e.position::float8, e.global_position, e.stream_id, e.version, e.type, e.schema_version, e.data::text, e.actor, e.command_id, e.ordinal,
         e.correlation_id, ${instant('e.at')}, e.prev_hash, e.hash
    from events e where e.log = $1 and e.position > $2 order by e.position`;

const REMOVE_ROWS = `
  delete from events e where e.log = $1 and e.position <= $2
     and exists (select 1 from events n where n.log = $1 and n.stream_id = e.stream_id and n.version = e.version + 1)`;

const PUT_ROWS = `
  insert into events (log, position, global_position, stream_id, version, type, schema_version, data, actor, command_id, ordinal, correlation_id, at, prev_hash, hash)
  select $1, v.* from unnest($2::bigint[], $3::bigint[], $4::text[], $5::int[], $6::text[], $7::int[], $8::json[], $9::text[], $10::text[], $11::int[],
                             $12::text[], $13::timestamptz[], $14::text[], $15::text[]) as v
  on conflict (log, position) do nothing`;

/**
 * Moves the events of a log into packs, in one transaction, and first verifies each event: its
 * position, its hash, and that the pack returns it byte for byte. Readers of the store see no
 * difference, and appends go on. Needs the role that owns the tables.
 * @throws UnprovedLogError
 */
export const archiveLog = (pool: Pool, log: string): Promise<ArchivedLog> =>
  withLog(pool, log, async (client) => {
    const before = await archivedUpTo(client, log);
    const rows = await rowsOf(client, log, before);
    proveRows(log, rows, before);
    let bytes = 0;
    for (let start = 0; start < rows.length; start += PACK_SIZE)
      bytes += await putPack(client, log, rows.slice(start, start + PACK_SIZE));
    const removed = await client.query(REMOVE_ROWS, [log, before + rows.length]);
    return { log, events: rows.length, removed: removed.rowCount ?? 0, bytes };
  });

/**
 * Turns the packs of a log back into rows and removes the packs. Returns the number of restored
 * rows.
 * @throws UnprovedLogError
 */
export const bringLogBack = (pool: Pool, log: string): Promise<number> =>
  withLog(pool, log, async (client) => {
    const { rows: packs } = await client.query<{ pack: Buffer }>(
      'select pack from archived_events where log = $1 order by first_position',
      [log],
    );
    const archived = await archivedUpTo(client, log);
    const before = await countRows(client, log, archived);
    for (const packed of packs)
      await client.query(PUT_ROWS, [log, ...transpose(await unpack(packed.pack))]);
    const after = await countRows(client, log, archived);
    if (after !== archived)
      throw new UnprovedLogError(log, `${archived} events were archived, ${after} came back`);
    await client.query('delete from archived_events where log = $1', [log]);
    return after - before;
  });

/** Blocks appends to the log meanwhile, and makes the triggers allow the removal of its rows. */
const withLog = async <Result>(
  pool: Pool,
  log: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from logs where log = $1 for update', [log]);
    await client.query(`select set_config('conclave.archiving', $1, true)`, [log]);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};

/** Position of the last archived event of a log; 0 if nothing is archived. */
export const archivedUpTo = async (queries: Pick<Pool, 'query'>, log: string): Promise<number> => {
  const { rows } = await queries.query<{ last: string }>(
    'select coalesce(max(last_position), 0) as last from archived_events where log = $1',
    [log],
  );
  return Number(rows[0]?.last ?? 0);
};

const countRows = async (client: PoolClient, log: string, upTo: number): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from events where log = $1 and position <= $2',
    [log, upTo],
  );
  return rows[0]?.count ?? 0;
};

const rowsOf = async (
  client: PoolClient,
  log: string,
  after: number,
): Promise<readonly PackedRow[]> => {
  const { rows } = await client.query<[...PackedRow]>({
    text: READ_ROWS,
    values: [log, after],
    rowMode: 'array',
  });
  return rows;
};

const proveRows = (log: string, rows: readonly PackedRow[], after: number): void => {
  const heads = new Map<string, { readonly version: number; readonly hash: string }>();
  rows.forEach((row, index) => {
    const event = toRecordedEvent(toEventRow(row));
    const { streamId, version, prevHash, hash } = event;
    const head = heads.get(streamId);
    if (row[0] !== after + index + 1)
      throw new UnprovedLogError(log, `position ${after + index + 1} is not there`);
    if (head !== undefined && (version !== head.version + 1 || prevHash !== head.hash))
      throw new UnprovedLogError(log, `${streamId}@${version} does not follow the one before it`);
    if (hashEvent(prevHash, event) !== hash)
      throw new UnprovedLogError(log, `${streamId}@${version} does not have its hash`);
    heads.set(streamId, { version, hash });
  });
};

/**
 * Returns the size of the pack in bytes, after reading it back from the database and comparing it.
 */
const putPack = async (
  client: PoolClient,
  log: string,
  rows: readonly PackedRow[],
): Promise<number> => {
  const first = rows[0]?.[0];
  const { rows: put } = await client.query<{ pack: Buffer }>(
    'insert into archived_events (log, first_position, last_position, streams, pack) values ($1, $2, $3, $4, $5) returning pack',
    [log, first, rows.at(-1)?.[0], [...new Set(rows.map((row) => row[2]))], await pack(rows)],
  );
  const kept = put[0]?.pack ?? Buffer.alloc(0);
  if (JSON.stringify(await unpack(kept)) !== JSON.stringify(rows))
    throw new UnprovedLogError(
      log,
      `the pack from position ${first} on is not what was put into it`,
    );
  return kept.length;
};

/** Rows to one array for each column. */
const transpose = (rows: readonly PackedRow[]): readonly unknown[][] =>
  Array.from({ length: rows[0]?.length ?? 0 }, (_none, column) => rows.map((row) => row[column]));
