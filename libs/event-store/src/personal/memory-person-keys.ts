import { randomBytes } from 'node:crypto';
import type { PersonKeys } from './person-keys.js';

const KEY_BYTES = 32;

/** For tests and for events that are simulated in memory. */
export class MemoryPersonKeys implements PersonKeys {
  readonly #keys = new Map<string, Buffer | null>();

  make(streamId: string, subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    for (const subject of subjects) {
      const place = placeOf(streamId, subject);
      if (!this.#keys.has(place)) this.#keys.set(place, randomBytes(KEY_BYTES));
    }
    return this.find(streamId, subjects);
  }

  find(streamId: string, subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    const found = new Map<string, Buffer>();
    for (const subject of subjects) {
      const key = this.#keys.get(placeOf(streamId, subject));
      if (key) found.set(subject, key);
    }
    return Promise.resolve(found);
  }

  destroy(streamId: string, subjects: readonly string[]): Promise<void> {
    for (const subject of subjects) this.#keys.set(placeOf(streamId, subject), null);
    return Promise.resolve();
  }
}

const placeOf = (streamId: string, subject: string): string => `${streamId}/${subject}`;
