import type { Pool } from 'pg';
import { seal, unseal } from '../sealed/cipher.js';
import type { SealedSecrets, SecretChoice, StoredSecret } from '../sealed/sealed-secrets.js';
import { retryTransient } from './transient-errors.js';

const KEY_BYTES = 32;

/** Secrets in PostgreSQL, encrypted with a key that the database never sees. */
export class PostgresSealedSecrets implements SealedSecrets {
  readonly #pool: Pick<Pool, 'query'>;
  readonly #key: Buffer;

  /** `key`: 32 bytes from configuration. */
  constructor(pool: Pick<Pool, 'query'>, key: Uint8Array) {
    if (key.length !== KEY_BYTES)
      throw new TypeError(
        `the key of sealed secrets has ${key.length} bytes instead of ${KEY_BYTES}`,
      );
    this.#pool = pool;
    this.#key = Buffer.from(key);
  }

  async put(streamId: string, name: string, secret: SecretChoice): Promise<SecretChoice> {
    const sealed = seal(
      this.#key,
      placeOf(streamId, name),
      JSON.stringify([secret.nonce, secret.choice]),
    );
    await this.#query(
      'insert into sealed_secrets (stream_id, name, sealed) values ($1, $2, $3) on conflict do nothing',
      [streamId, name, sealed],
    );
    const kept = await this.get(streamId, name);
    if (kept === null)
      throw new Error(`the secret ${name} of ${streamId} was removed while it was being put`);
    return kept;
  }

  async get(streamId: string, name: string): Promise<SecretChoice | null> {
    const rows = await this.#query<{ sealed: Buffer }>(
      'select sealed from sealed_secrets where stream_id = $1 and name = $2',
      [streamId, name],
    );
    const [row] = rows;
    // Only the name of a destroyed personal key remains.
    if (row === undefined || row.sealed.length === 0) return null;
    const [nonce, choice] = JSON.parse(unseal(this.#key, placeOf(streamId, name), row.sealed)) as [
      string,
      string,
    ];
    return { nonce, choice };
  }

  async remove(streamId: string, name: string): Promise<void> {
    await this.#query('delete from sealed_secrets where stream_id = $1 and name = $2', [
      streamId,
      name,
    ]);
  }

  async list(streamIds: readonly string[]): Promise<readonly StoredSecret[]> {
    const rows = await this.#query<{ stream_id: string; name: string }>(
      'select stream_id, name from sealed_secrets where stream_id = any ($1::text[]) order by stream_id, name',
      [streamIds],
    );
    const found: StoredSecret[] = [];
    for (const { stream_id: streamId, name } of rows) {
      const secret = await this.get(streamId, name);
      if (secret) found.push({ streamId, name, ...secret });
    }
    return found;
  }

  async #query<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return (await retryTransient(() => this.#pool.query<Row>(text, values))).rows;
  }
}

const placeOf = (streamId: string, name: string): string => JSON.stringify([streamId, name]);
