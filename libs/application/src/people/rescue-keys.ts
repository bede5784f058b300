import { createHmac } from 'node:crypto';
import { AgeKey, deriveKey } from '#platform';

/**
 * The keys that saved files of events are sealed for, one an event. They follow from the secret of the
 * server: each file of an event opens with the one key, also those that were saved before anybody took it.
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
