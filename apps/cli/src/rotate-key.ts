/**
 * npm run rotate-key -- --yes: has the server sign with a new key from now on, and records that, signed by the former key and the new one. Without
 * --yes it prints the present key only. Reads DATABASE_URL, CONCLAVE_SECRET and PUBLIC_URL, else takes the server that `npm start` runs.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { KeyRing, keyReplaced, keyStream, signRotation } from '#checkpoints';
import { ConcurrencyError, PostgresEventStore } from '#event-store';
import { deriveKey } from '#platform';
import { liveDatabaseUrl, livePublicUrl, liveSecret } from './running-server.js';

interface Asked {
  readonly databaseUrl: string;
  readonly publicUrl: string;
  readonly secret: string;
  /** Without it nothing is changed. */
  readonly yes: boolean;
  readonly now: () => Date;
}

/** Answers the signed note; null when nothing was asked to be changed. */
export const rotateKey = async (
  { databaseUrl, publicUrl, secret, yes, now }: Asked,
  print: (line: string) => void,
): Promise<string | null> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const seedFor = (purpose: string): Buffer => deriveKey(secret, purpose);
    const ring = new KeyRing({ pool, name: new URL(publicUrl).host, seedFor });
    await ring.refresh();
    print(`key now: ${ring.verifierKey}`);
    if (!yes) {
      print('rotate-key: nothing was changed; --yes replaces this key for good');
      return null;
    }
    const former = ring.rotations.length;
    const at = now().toISOString();
    const next = ring.signer(former + 1);
    const note = signRotation(ring, next, { generation: former + 1, at });
    const id = randomUUID();
    await new PostgresEventStore(pool).append(
      { actor: 'system:rotate-key', commandId: id, correlationId: id, at },
      [
        {
          streamId: keyStream,
          expectedVersion: former,
          events: [{ type: keyReplaced, schemaVersion: 1, data: { generation: former + 1, note } }],
        },
      ],
    );
    print(`key from now on: ${next.verifierKey}`);
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

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  const server = {
    databaseUrl: liveDatabaseUrl(),
    publicUrl: livePublicUrl(),
    secret: liveSecret(),
  };
  await rotateKey({ ...server, yes: values.yes, now: () => new Date() }, console.log);
};

if (process.argv[1] === import.meta.filename) {
  main().catch((error: unknown) => {
    console.error(`rotate-key: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
}
