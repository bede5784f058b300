import { randomBytes, randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import pg from 'pg';
import { KeyRing, keyReplaced, keyStream, signRotation } from '#checkpoints';
import { ConcurrencyError, PostgresEventStore } from '#event-store';
import { ownership } from '#facts';
import { deriveKey } from '#platform';

interface Asked {
  readonly databaseUrl: string;
  readonly publicUrl: string;
  readonly secret: string;
  /** Random 32 byte seeds, newest last. */
  readonly freshSeeds: readonly Buffer[];
  /** Required for any change; otherwise it is a dry run. */
  readonly yes: boolean;
  readonly now: () => Date;
}

/** Returns the signed note; null if no change was requested. */
export const rotateKey = async (
  { databaseUrl, publicUrl, secret, freshSeeds, yes, now }: Asked,
  print: (line: string) => void,
): Promise<string | null> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const seedFor = (purpose: string): Buffer => deriveKey(secret, purpose);
    const ring = new KeyRing({ pool, name: new URL(publicUrl).host, seedFor, freshSeeds });
    await ring.refresh();
    print(`key now: ${ring.verifierKey}`);
    if (!yes) {
      print('rotate-key: nothing was changed; --yes replaces this key for good');
      return null;
    }
    const former = ring.rotations.length;
    const at = now().toISOString();
    const { signer: next, fresh } = ring.next();
    const note = signRotation(ring, next, { generation: former + 1, at });
    const data = { generation: former + 1, note, ...(fresh ? { fresh } : {}) };
    const id = randomUUID();
    await new PostgresEventStore(pool, ownership).append(
      { actor: 'system:rotate-key', commandId: id, correlationId: id, at },
      [
        {
          streamId: keyStream,
          expectedVersion: former,
          events: [{ type: keyReplaced, schemaVersion: 1, data }],
        },
      ],
    );
    print(`key from now on: ${next.verifierKey}`);
    print(fresh ? 'It was made of a random seed.' : 'It follows from CONCLAVE_SECRET.');
    print('Every process signs with it within a minute. Tell witnesses and whoever keeps the key:');
    print(`${publicUrl}/.well-known/conclave-key-rotations holds what both keys have signed.`);
    return note;
  } catch (error) {
    if (error instanceof ConcurrencyError)
      throw new Error('somebody else replaced the key at this moment', { cause: error });
    throw error;
  } finally {
    await pool.end();
  }
};

/** Adds a random seed to a file that is readable by its owner only. */
export const addFreshSeed = (file: string, print: (line: string) => void): void => {
  appendFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  print(`a new seed is in ${file}; nothing signs with it yet`);
  print(`Start every process with SIGNING_KEYS_FILE=${file}, then rotate-key --yes with it too.`);
};
