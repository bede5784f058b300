import type { Pool, PoolClient } from 'pg';
import { type DomainEvent, parseStreamName } from '#aggregate';
import { chainEvents, GENESIS_HASH, type ChainedEvent } from '../hash-chain.js';
import { canonicalJson } from '../json.js';
import type { EventMeta, NewEvent, RecordedEvent } from '../port.js';
import { ForeignFactError, type Ownership, ownershipFaults } from '../ownership.js';
import { appendValues, type LoggedAppend, positionsOf } from './append-values.js';
import { APPEND } from './statements.js';

const UNIQUE_VIOLATION = '23505';

export interface ImportedLog {
  readonly log: string;
  /** Whose facts are whose; null takes any, for tests of what knows no domain. */
  readonly ownership: Ownership | null;
  /** Every stream whole, in the order in which things happened; the events of one command lie together. */
  readonly events: readonly RecordedEvent[];
  /** What is appended behind them to one of the streams, in the same transaction. */
  readonly then: {
    readonly meta: EventMeta;
    readonly streamId: string;
    readonly events: readonly DomainEvent[];
  };
}

/** Chains as they were made elsewhere: hashes are kept, positions are those of this store. */
const appendsOf = ({
  log,
  events,
  then,
}: Omit<ImportedLog, 'ownership'>): readonly LoggedAppend[] => {
  const begun = new Set<string>();
  const last = new Map<string, RecordedEvent>();
  const appends: (LoggedAppend & { readonly events: ChainedEvent[] })[] = [];
  for (const { globalPosition: _position, ...event } of events) {
    const before = appends.at(-1);
    const own =
      before?.meta.commandId === event.meta.commandId
        ? before
        : { log, meta: event.meta, heads: [], events: [] };
    if (own !== before) appends.push(own);
    own.events.push({ ...event, dataText: canonicalJson(event.data) });
    begun.add(event.streamId);
    last.set(event.streamId, { ...event, globalPosition: 0 });
  }
  const head = last.get(then.streamId);
  const added = chainEvents(
    then.meta,
    {
      streamId: then.streamId,
      expectedVersion: head?.version ?? 0,
      events: then.events as readonly NewEvent[],
    },
    head?.hash ?? GENESIS_HASH,
  );
  // One statement sees none of its own appends: that no
  // stream exists yet is asked once, with the first of them.
  const heads = [...begun].map((streamId) => ({ streamId, version: 0, hash: undefined }));
  return [
    ...appends.map((append, index) => (index === 0 ? { ...append, heads } : append)),
    { log, meta: then.meta, heads: [], events: added },
  ];
};

const NAME_TAKEN = `
  select exists (select from logs where log = $1 and position > 0)
      or exists (select from streams where stream_id = any ($2::text[]))`;

/** Whether the log is here already, if only in part, or one of its names is kept for somebody who is here. */
const isTaken = async (
  client: PoolClient,
  { log, ownership, events }: ImportedLog,
): Promise<boolean> => {
  const names = [...new Set(events.map(({ streamId }) => streamId))].flatMap(
    (streamId) => parseStreamName(streamId) ?? [],
  );
  const keepers =
    ownership === null ? [] : names.flatMap((name) => ownership.reservedBy(name) ?? []);
  const { rows } = await client.query<[boolean]>({
    text: NAME_TAKEN,
    values: [log, keepers],
    rowMode: 'array',
  });
  return rows[0]?.[0] === true;
};

/**
 * Puts a log that was made by another store into this one, all or nothing, with whatever
 * `within` writes on the same connection. False when the log, one of its streams or one
 * of its commands is here already, or a name in it is kept for somebody else.
 * @throws ForeignFactError before anything is written, when the log holds what is not its own
 */
export const importLog = async (
  pool: Pool,
  imported: ImportedLog,
  within: (client: PoolClient) => Promise<void>,
): Promise<boolean> => {
  const { log, ownership, events } = imported;
  const [fault] = ownership === null ? [] : ownershipFaults(ownership, log, events);
  if (fault !== undefined) throw new ForeignFactError(fault);
  const client = await pool.connect();
  let failed = true;
  try {
    await client.query('begin');
    if (await isTaken(client, imported)) {
      await client.query('rollback');
      failed = false;
      return false;
    }
    const batches = appendsOf(imported).map((append) => [append]);
    const { rows } = await client.query<[positions: string]>({
      text: APPEND.text,
      values: [...appendValues(batches)],
      rowMode: 'array',
    });
    const whole = positionsOf(rows[0]?.[0] ?? '', batches).every((positions) => positions !== null);
    if (whole) await within(client);
    await client.query(whole ? 'commit' : 'rollback');
    failed = false;
    return whole;
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
    if (!taken) throw error;
    await client.query('rollback');
    failed = false;
    return false;
  } finally {
    // A connection in the middle of a transaction is nobody else's.
    client.release(failed);
  }
};
