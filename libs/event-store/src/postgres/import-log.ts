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
  /**
   * The domain's ownership rules; null accepts any event, for tests of code that knows no domain.
   */
  readonly ownership: Ownership | null;
  /**
   * Every stream complete, in the order in which the events happened; the events of one command are
   * adjacent.
   */
  readonly events: readonly RecordedEvent[];
  /** Events appended after them to one of the streams, in the same transaction. */
  readonly then: {
    readonly meta: EventMeta;
    readonly streamId: string;
    readonly events: readonly DomainEvent[];
  };
}

/**
 * Appends with the chains of the other store: hashes are kept, positions are assigned by this
 * store.
 */
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
  // A statement does not see its own appends, so the first append checks for all streams that they
  // do not exist yet.
  const heads = [...begun].map((streamId) => ({ streamId, version: 0, hash: undefined }));
  return [
    ...appends.map((append, index) => (index === 0 ? { ...append, heads } : append)),
    { log, meta: then.meta, heads: [], events: added },
  ];
};

const NAME_TAKEN = `
  select exists (select from logs where log = $1 and position > 0)
      or exists (select from streams where stream_id = any ($2::text[]))`;

/**
 * Whether the log already exists here, even in part, or one of its names is reserved by an existing
 * stream.
 */
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
 * Imports a log of another store, all or nothing, together with whatever `within` writes on the
 * same connection. Returns false if the log, one of its streams or one of its commands already
 * exists here, or a name in it is reserved.
 * @throws ForeignFactError before anything is written, if the log contains events that do not
 * belong to it
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
    // A connection in the middle of a transaction must not be reused.
    client.release(failed);
  }
};
