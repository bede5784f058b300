import type { Pool, PoolClient } from 'pg';
import { hashesOfLog } from '#event-store';
import { checkpointText, readCheckpoint } from './checkpoint.js';
import { consistencyProof } from './consistency.js';
import { inclusionProof, rootOf } from './merkle.js';
import { type Signer, textOfNote } from './note.js';

/**
 * The log no longer begins with what was signed before: somebody has rewritten it. Nothing is
 * signed any more.
 */
export class LogRewrittenError extends Error {
  override readonly name = 'LogRewrittenError';

  constructor(
    readonly log: string,
    readonly size: number,
  ) {
    super(`${log} is not the log whose first ${size} events were signed`);
  }
}

export interface LogProof {
  readonly position: number;
  readonly size: number;
  readonly proof: readonly string[];
  /** The signed checkpoint to which the proof leads. */
  readonly checkpoint: string;
}

const base64 = (hashes: readonly Buffer[]): readonly string[] =>
  hashes.map((hash) => hash.toString('base64'));

/**
 * The origin of a tournament's log, which is a tree: leaf n is the hash of the event at position n
 * + 1.
 */
export const logOrigin = (server: string, log: string): string =>
  `${server}/events/${log.replace(/^event-/, '')}/log`;

/**
 * Signed checkpoints of logs. Each is stored before it is published; none contradicts an earlier
 * one.
 */
export class LogCheckpoints {
  constructor(
    private readonly pool: Pool,
    private readonly signer: Signer & { refresh?(): Promise<void> },
  ) {}

  /**
   * Signs the current length of the log, or returns the last checkpoint if the log has not grown;
   * null for a log without events.
   */
  async sign(log: string): Promise<string | null> {
    await this.signer.refresh?.();
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      // Only one writer: two processes must not sign different states of the log.
      await client.query(`select pg_advisory_xact_lock(hashtext('log-checkpoint'), hashtext($1))`, [
        log,
      ]);
      const note = await this.signWithin(client, log);
      await client.query('commit');
      return note;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  /** The last signed checkpoint; null before the first. */
  async latest(log: string): Promise<string | null> {
    return (await lastOf(this.pool, log))?.note ?? null;
  }

  /** Logs of tournaments that have grown since their last checkpoint. */
  async behind(most: number): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ log: string }>(
      `select l.log from logs l where l.log like 'event-%' and l.position >
         coalesce((select max(c.size) from log_checkpoints c where c.log = l.log), 0)
       order by l.log limit $1`,
      [most],
    );
    return rows.map(({ log }) => log);
  }

  /**
   * The position of this event in the log, with a proof against the last checkpoint; null if that
   * does not cover it yet, or the event does not exist.
   */
  async proofOf(
    log: string,
    fact: { readonly streamId: string; readonly version: number },
  ): Promise<LogProof | null> {
    const last = await lastOf(this.pool, log);
    if (last === null) return null;
    const hashes = await hashesOfLog(this.pool, log, last.size);
    const place = hashes.findIndex(
      ({ streamId, version }) => streamId === fact.streamId && version === fact.version,
    );
    if (place < 0) return null;
    const leaves = hashes.map(({ hash }) => hash);
    return {
      position: place + 1,
      size: last.size,
      proof: base64(inclusionProof(leaves, place)),
      checkpoint: last.note,
    };
  }

  /**
   * The last checkpoint, and the proof that it grew from the tree of this size; null if it is
   * smaller.
   */
  async grownFrom(
    log: string,
    size: number,
  ): Promise<{ readonly checkpoint: string; readonly proof: readonly string[] } | null> {
    const last = await lastOf(this.pool, log);
    if (last === null || size > last.size) return null;
    const leaves = await leavesOf(this.pool, log, last.size);
    return { checkpoint: last.note, proof: base64(consistencyProof(leaves, size)) };
  }

  private async signWithin(client: PoolClient, log: string): Promise<string | null> {
    const last = await lastOf(client, log);
    const leaves = await leavesOf(client, log);
    if (last !== null) {
      const signed = readCheckpoint(textOfNote(last.note));
      if (!signed?.root.equals(rootOf(leaves.slice(0, last.size))) || leaves.length < last.size)
        throw new LogRewrittenError(log, last.size);
      if (leaves.length === last.size) return last.note;
    }
    if (leaves.length === 0) return null;
    const root = rootOf(leaves);
    const origin = logOrigin(this.signer.name, log);
    const note = this.signer.sign(checkpointText({ origin, size: leaves.length, root }));
    await client.query('insert into log_checkpoints (log, size, note) values ($1, $2, $3)', [
      log,
      leaves.length,
      note,
    ]);
    return note;
  }
}

type Queries = Pick<Pool, 'query'>;

const lastOf = async (
  queries: Queries,
  log: string,
): Promise<{ readonly size: number; readonly note: string } | null> => {
  const { rows } = await queries.query<{ size: string; note: string }>(
    'select size, note from log_checkpoints where log = $1 order by size desc limit 1',
    [log],
  );
  const [last] = rows;
  return last ? { size: Number(last.size), note: last.note } : null;
};

/** The hashes of the first events of a log, or of all, in order. */
const leavesOf = async (queries: Queries, log: string, size?: number): Promise<readonly string[]> =>
  (await hashesOfLog(queries, log, size)).map(({ hash }) => hash);
