import { createHmac } from 'node:crypto';
import { AgeKey, deriveKey } from '#platform';

/**
 * The keys for which saved files of tournaments are encrypted, one for each tournament. They derive
 * from the server's secret, so one key opens every file of a tournament, including those saved
 * before anybody took the key.
 */
export class RescueKeys {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = deriveKey(secret, 'rescue-keys');
  }

  of(eventId: string): AgeKey {
    return new AgeKey(createHmac('sha256', this.#key).update(eventId).digest());
  }
}
