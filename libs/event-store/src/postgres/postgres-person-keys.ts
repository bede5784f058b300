import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { PersonKeys } from '../personal/person-keys.js';
import { seal, unseal } from '../sealed/cipher.js';
import type { Statement } from './statements.js';
import { retryTransient } from './transient-errors.js';

const KEY_BYTES = 32;
/** Remains in place of a destroyed key, so that none is created again under its name. */
const DESTROYED = Buffer.alloc(0);

interface Row {
  readonly name: string;
  readonly sealed: Buffer;
}

/** Returns the names of the keys that were created; an existing or destroyed key stays as it is. */
const MAKE: Statement = {
  name: 'conclave-make-person-keys',
  text: `insert into sealed_secrets (stream_id, name, sealed)
         select $1, each.name, each.sealed from unnest($2::text[], $3::bytea[]) as each (name, sealed)
         on conflict do nothing returning name`,
};

const FIND: Statement = {
  name: 'conclave-find-person-keys',
  text: 'select name, sealed from sealed_secrets where stream_id = $1 and name = any ($2::text[])',
};

/**
 * Stores the keys among the sealed secrets of the stream, encrypted in the same way: an event that
 * moves to another server takes its people's keys along with its seeds.
 */
export class PostgresPersonKeys implements PersonKeys {
  readonly #pool: Pick<Pool, 'query'>;
  readonly #key: Buffer;

  /** `key`: the 32 byte key of the sealed secrets. */
  constructor(pool: Pick<Pool, 'query'>, key: Uint8Array) {
    this.#pool = pool;
    this.#key = Buffer.from(key);
  }

  async make(streamId: string, subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    const drawn = new Map(
      subjects.map((subject) => [subject, randomBytes(KEY_BYTES).toString('base64url')]),
    );
    const names = [...drawn.keys()].map(nameOf);
    const sealed = [...drawn].map(([subject, key]) =>
      seal(this.#key, placeOf(streamId, nameOf(subject)), JSON.stringify(['', key])),
    );
    const { rows } = await retryTransient(() =>
      this.#pool.query<Pick<Row, 'name'>>({ ...MAKE, values: [streamId, names, sealed] }),
    );
    const made = new Map(
      rows.map(({ name }): [string, Buffer] => {
        const subject = name.slice(PREFIX.length);
        return [subject, Buffer.from(drawn.get(subject) ?? '', 'base64url')];
      }),
    );
    const others = [...drawn.keys()].filter((subject) => !made.has(subject));
    if (others.length === 0) return made;
    return new Map([...made, ...(await this.find(streamId, others))]);
  }

  async find(streamId: string, subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    const { rows } = await retryTransient(() =>
      this.#pool.query<Row>({ ...FIND, values: [streamId, subjects.map(nameOf)] }),
    );
    return new Map(
      rows
        .filter(({ sealed }) => sealed.length > 0)
        .map(({ name, sealed }) => {
          const [, key = ''] = JSON.parse(unseal(this.#key, placeOf(streamId, name), sealed)) as [
            string,
            string,
          ];
          return [name.slice(PREFIX.length), Buffer.from(key, 'base64url')];
        }),
    );
  }

  async destroy(streamId: string, subjects: readonly string[]): Promise<void> {
    await retryTransient(() =>
      this.#pool.query(
        `insert into sealed_secrets (stream_id, name, sealed)
         select $1, each, $3 from unnest($2::text[]) as each
         on conflict (stream_id, name) do update set sealed = excluded.sealed`,
        [streamId, subjects.map(nameOf), DESTROYED],
      ),
    );
  }
}

const PREFIX = 'person/';
const nameOf = (subject: string): string => `${PREFIX}${subject}`;
const placeOf = (streamId: string, name: string): string => JSON.stringify([streamId, name]);
