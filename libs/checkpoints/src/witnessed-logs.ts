import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { AddCheckpoint } from './add-checkpoint.js';
import { type Checkpoint, readCheckpoint } from './checkpoint.js';
import { isConsistent, type Tree } from './consistency.js';
import { rootOf } from './merkle.js';
import { openNote, textOfNote, type Verifier, type Witness } from './note.js';

/** The response of a witness to a checkpoint. */
export type WitnessAnswer =
  | { readonly kind: 'cosigned'; readonly lines: string }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'unknown-origin' }
  | { readonly kind: 'not-signed' }
  /** The witness last saw the log at this size. */
  | { readonly kind: 'other-size'; readonly size: number }
  /** The proof does not lead from the former log to this one. */
  | { readonly kind: 'inconsistent' };

interface WitnessedLogsParts {
  readonly pool: Pool;
  readonly witness: Witness;
  /** Keys of the servers whose logs are witnessed. */
  readonly keys: readonly Verifier[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The id of a log in the protocol: the SHA-256 of its origin. */
export const logIdOf = (origin: string): string =>
  createHash('sha256').update(origin).digest('hex');

const emptyRoot = rootOf([]);

const isEmptyOtherwise = ({ size, root }: Checkpoint): boolean =>
  size === 0 && !root.equals(emptyRoot);

/**
 * The states of others' logs that this server has seen. It signs only logs that grew from these,
 * and stores each before it answers.
 */
export class WitnessedLogs {
  constructor(private readonly parts: WitnessedLogsParts) {}

  get verifierKey(): string {
    return this.parts.witness.verifierKey;
  }

  async add({ old, proof, note }: AddCheckpoint): Promise<WitnessAnswer> {
    const checkpoint = readCheckpoint(textOfNote(note));
    if (checkpoint === null) return { kind: 'malformed' };
    const keys = this.parts.keys.filter(({ name }) =>
      `${checkpoint.origin}/`.startsWith(`${name}/`),
    );
    if (keys.length === 0) return { kind: 'unknown-origin' };
    if (!keys.some((key) => openNote(note, key) !== null)) return { kind: 'not-signed' };
    if (old > checkpoint.size) return { kind: 'malformed' };
    if (isEmptyOtherwise(checkpoint)) return { kind: 'inconsistent' };
    const refused = await this.advance(checkpoint, { old, proof, note });
    if (refused) return refused;
    const seconds = Math.floor(this.parts.now() / 1_000);
    return { kind: 'cosigned', lines: this.parts.witness.cosign(note, seconds) };
  }

  /**
   * The last checkpoint of a log that was signed here, as it was received; null if the log is
   * unknown.
   */
  async latest(logId: string): Promise<string | null> {
    const { rows } = await this.parts.pool.query<{ note: string }>(
      'select note from witnessed_logs where id = $1',
      [logId],
    );
    return rows[0]?.note ?? null;
  }

  /**
   * Null if it was stored. Of two simultaneous requests the second sees the result of the first.
   */
  private async advance(
    checkpoint: Checkpoint,
    offered: AddCheckpoint,
  ): Promise<WitnessAnswer | null> {
    const client = await this.parts.pool.connect();
    try {
      await client.query('begin');
      const refused = await this.advanceWithin(client, checkpoint, offered);
      await client.query(refused ? 'rollback' : 'commit');
      return refused;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  private async advanceWithin(
    client: PoolClient,
    { origin, size, root }: Checkpoint,
    { old, proof, note }: AddCheckpoint,
  ): Promise<WitnessAnswer | null> {
    const id = logIdOf(origin);
    await client.query(
      `insert into witnessed_logs (id, origin, size, root, note) values ($1, $2, 0, $3, '') on conflict do nothing`,
      [id, origin, emptyRoot.toString('base64')],
    );
    const { rows } = await client.query<{ size: string; root: string }>(
      'select size, root from witnessed_logs where id = $1 for update',
      [id],
    );
    const [seen] = rows;
    const before: Tree = {
      size: Number(seen?.size ?? 0),
      root: Buffer.from(seen?.root ?? '', 'base64'),
    };
    if (before.size !== old) return { kind: 'other-size', size: before.size };
    if (!isConsistent(before, { size, root }, proof)) return { kind: 'inconsistent' };
    await client.query(
      'update witnessed_logs set size = $2, root = $3, note = $4, at = now() where id = $1',
      [id, size, root.toString('base64'), note],
    );
    return null;
  }
}
