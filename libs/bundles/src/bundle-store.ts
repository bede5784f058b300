import type { DatabasePool } from '#platform';
import type { Bundle } from './bundle.js';
import type { BundleStep } from './standing.js';

/** A step as it was recorded. */
export interface NotedStep extends BundleStep {
  readonly version: number;
  readonly signedBy: string;
  readonly at: Date;
  /** An account, or the name of the operator at the shell. */
  readonly by: string;
}

export interface StoredBundle {
  readonly digest: string;
  /** The unchanged bytes of the file. */
  readonly file: Uint8Array;
  readonly signedBy: string;
}

/** The key of an advisory lock; no other lock of this database may use it. */
const ONE_AT_A_TIME = 7_305_150;

const LOCK = 'select pg_advisory_xact_lock($1)';
const STEPS = `
  select s.digest, b.name, s.act, b.version, b.signed_by as "signedBy", s.at, s.by
  from card_bundle_steps s join card_bundles b using (digest)
  order by s.position`;
const FILES =
  'select digest, file, signed_by as "signedBy" from card_bundles where digest = any($1)';
const KEEP = `
  insert into card_bundles (digest, name, version, signed_by, file)
  values ($1, $2, $3, $4, $5) on conflict (digest) do nothing`;
const NOTE = 'insert into card_bundle_steps (digest, act, by) values ($1, $2, $3)';

type Query = Pick<DatabasePool, 'query'>;

const readSteps = async (database: Query): Promise<readonly NotedStep[]> =>
  (await database.query<NotedStep>(STEPS)).rows;

const readFiles = async (
  database: Query,
  digests: readonly string[],
): Promise<readonly StoredBundle[]> =>
  digests.length === 0 ? [] : (await database.query<StoredBundle>(FILES, [digests])).rows;

/** The state on which a step is decided, locked against concurrent steps. */
export interface OpenShelf {
  steps(): Promise<readonly NotedStep[]>;
  files(digests: readonly string[]): Promise<readonly StoredBundle[]>;
  takeUp(bundle: Omit<Bundle, 'content'>, file: Uint8Array, by: string): Promise<void>;
  withdraw(digest: string, by: string): Promise<void>;
}

/**
 * The bundles that this server has accepted. Files are never removed, because tournaments that
 * began with a bundle keep using it.
 */
export class BundleStore {
  constructor(private readonly pool: DatabasePool) {}

  /** All steps, in order. */
  steps(): Promise<readonly NotedStep[]> {
    return readSteps(this.pool);
  }

  files(digests: readonly string[]): Promise<readonly StoredBundle[]> {
    return readFiles(this.pool, digests);
  }

  /** Takes one step at a time, all or nothing. */
  async change<T>(work: (shelf: OpenShelf) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      await client.query(LOCK, [ONE_AT_A_TIME]);
      const result = await work({
        steps: () => readSteps(client),
        files: (digests) => readFiles(client, digests),
        takeUp: async ({ digest, id, version, signedBy }, file, by) => {
          await client.query(KEEP, [digest, id, version, signedBy, Buffer.from(file)]);
          await client.query(NOTE, [digest, 'taken-up', by]);
        },
        withdraw: async (digest, by) => void (await client.query(NOTE, [digest, 'withdrawn', by])),
      });
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }
}
