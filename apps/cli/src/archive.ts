import { streamOf } from '#aggregate';
import pg from 'pg';
import {
  archivedUpTo,
  archiveLog,
  bringLogBack,
  PostgresEventStore,
  UnprovedLogError,
} from '#event-store';

type Print = (line: string) => void;

export interface ArchiveWish {
  readonly databaseUrl: string;
  /** Only this event. */
  readonly eventId?: string;
  readonly quietForDays: number;
  readonly now: Date;
  readonly planOnly: boolean;
}

/** A log with fewer events to archive is not worth a pack. */
const LEAST_EVENTS = 50;
const LOGS_AT_ONCE = 1_000;
const DAY_MS = 86_400_000;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;

interface Candidate {
  readonly log: string;
  readonly rows: number;
  readonly bytes: number;
  readonly lastAt: Date;
}

const candidateOf = async (pool: pg.Pool, log: string): Promise<Candidate> => {
  const { rows } = await pool.query<{ rows: number; bytes: number; at: Date }>(
    `select count(*)::int as rows, coalesce(sum(pg_column_size(e.*)), 0)::float8 as bytes, max(e.at) as at from events e where e.log = $1`,
    [log],
  );
  const found = rows[0];
  return {
    log,
    rows: found?.rows ?? 0,
    bytes: found?.bytes ?? 0,
    lastAt: found?.at ?? new Date(0),
  };
};

/** Logs without new events for so long that have enough to archive. */
async function* quietLogs(
  pool: pg.Pool,
  { quietForDays, now }: ArchiveWish,
): AsyncGenerator<Candidate> {
  const store = new PostgresEventStore(pool);
  const since = now.getTime() - quietForDays * DAY_MS;
  for (let after: string | null = null; ;) {
    const logs = await store.listLogs(after, LOGS_AT_ONCE);
    for (const { log, position } of logs) {
      if (position - (await archivedUpTo(pool, log)) < LEAST_EVENTS) continue;
      const candidate = await candidateOf(pool, log);
      if (candidate.lastAt.getTime() <= since) yield candidate;
    }
    const last = logs.at(-1);
    if (last === undefined || logs.length < LOGS_AT_ONCE) return;
    after = last.log;
  }
}

async function* wishedLogs(pool: pg.Pool, wish: ArchiveWish): AsyncGenerator<Candidate> {
  if (wish.eventId === undefined) yield* quietLogs(pool, wish);
  else yield await candidateOf(pool, await logOfWished(pool, wish.eventId));
}

const logOfWished = async (pool: pg.Pool, eventId: string): Promise<string> => {
  const log = streamOf('event', eventId);
  const { rows } = await pool.query('select 1 from logs where log = $1 and position > 0', [log]);
  if (rows.length === 0) throw new Error(`there is no event ${eventId}`);
  return log;
};

/** The name of an event, or the name of any other log. */
const titleOf = async (pool: pg.Pool, log: string): Promise<string> => {
  const [first] = await new PostgresEventStore(pool).readStream(log, { limit: 1 });
  const name = first?.data['name'];
  return typeof name === 'string' ? `${name} (${log})` : log;
};

const planArchive = async (pool: pg.Pool, wish: ArchiveWish, print: Print): Promise<void> => {
  let logs = 0;
  for await (const { log, rows, bytes } of wishedLogs(pool, wish)) {
    print(`would be archived: ${await titleOf(pool, log)}, ${rows} rows, ${megabytes(bytes)}`);
    logs += 1;
  }
  print(`archive: ${logs} logs would be archived; nothing was changed`);
};

interface Archived {
  readonly events: number;
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

const archiveOne = async (
  pool: pg.Pool,
  { log, rows, bytes }: Candidate,
  print: Print,
): Promise<Archived> => {
  const archived = await archiveLog(pool, log);
  const bytesAfter = (await candidateOf(pool, log)).bytes + archived.bytes;
  print(
    `archived: ${await titleOf(pool, log)}, ${archived.removed} of ${rows} rows, ${megabytes(bytes)} became ${megabytes(bytesAfter)}`,
  );
  return { events: archived.events, bytesBefore: bytes, bytesAfter };
};

/** Returns the number of logs that were not archived because their hashes do not match. */
const archiveEach = async (pool: pg.Pool, wish: ArchiveWish, print: Print): Promise<number> => {
  const done: Archived[] = [];
  let unproved = 0;
  for await (const candidate of wishedLogs(pool, wish)) {
    try {
      done.push(await archiveOne(pool, candidate, print));
    } catch (error) {
      if (!(error instanceof UnprovedLogError)) throw error;
      print(`fault: ${error.message}`);
      unproved += 1;
    }
  }
  // Makes the space of the removed rows available for new ones.
  if (done.length > 0) await pool.query('vacuum analyze events');
  const sum = (of: (archived: Archived) => number): number =>
    done.reduce((total, archived) => total + of(archived), 0);
  print(
    `archive: ${done.length} logs, ${sum(({ events }) => events)} events, ${megabytes(sum(({ bytesBefore }) => bytesBefore))} became ${megabytes(sum(({ bytesAfter }) => bytesAfter))}, ${unproved} left with faults`,
  );
  return unproved;
};

/** True if no log was skipped because its hashes do not match. */
export const archive = async (wish: ArchiveWish, print: Print): Promise<boolean> => {
  const pool = new pg.Pool({ connectionString: wish.databaseUrl, max: 2 });
  try {
    if (wish.planOnly) {
      await planArchive(pool, wish, print);
      return true;
    }
    return (await archiveEach(pool, wish, print)) === 0;
  } finally {
    await pool.end();
  }
};

export const bringEventBack = async (
  databaseUrl: string,
  eventId: string,
  print: Print,
): Promise<void> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const log = await logOfWished(pool, eventId);
    const rows = await bringLogBack(pool, log);
    print(`archive: ${rows} rows of ${log} came back`);
  } finally {
    await pool.end();
  }
};
