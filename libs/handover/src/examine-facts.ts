import {
  MemoryEventStore,
  type PersonKeys,
  PersonalEventStore,
  type RecordedEvent,
  type StoredSecret,
} from '#event-store';
import { factFaults, factSchemasOf } from '#facts';
import type { GameCatalogue } from '#game';
import { matchPersonalFields } from '#match';
import { personalFields } from '#tournament';
import { personKeyIn } from './examine-secrets.js';
import type { FileFault } from './handover-file.js';
import { placeOf } from './place-of.js';

/** The personal keys contained in the file. */
class KeysInFile implements PersonKeys {
  readonly #keys = new Map<string, Map<string, Buffer>>();

  constructor(secrets: readonly StoredSecret[]) {
    for (const secret of secrets) {
      const found = personKeyIn(secret);
      if (found === null) continue;
      const own = this.#keys.get(secret.streamId) ?? new Map<string, Buffer>();
      this.#keys.set(secret.streamId, own.set(found.subject, found.key));
    }
  }

  find(streamId: string, subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    const own = this.#keys.get(streamId);
    return Promise.resolve(
      new Map(
        subjects.flatMap((subject): readonly (readonly [string, Buffer])[] => {
          const key = own?.get(subject);
          return key === undefined ? [] : [[subject, key]];
        }),
      ),
    );
  }

  make(streamId: string, subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    return this.find(streamId, subjects);
  }

  destroy(): Promise<void> {
    return Promise.resolve();
  }
}

/** The events as readers would get them: personal data decrypted with the keys in the file. */
export const openFacts = (
  events: readonly RecordedEvent[],
  secrets: readonly StoredSecret[],
): Promise<readonly RecordedEvent[]> =>
  new PersonalEventStore(new MemoryEventStore(), new KeysInFile(secrets), {
    ...personalFields,
    ...matchPersonalFields,
  }).open(events);

/** The maximum length of an encrypted text. */
const longestSealed = 8_000;

const isTooLong = (value: unknown): boolean =>
  typeof value === 'string' && value.startsWith('sealed:') && value.length > longestSealed;

/** The violations of each event's schema, with personal data decrypted. */
export const schemaFaults = (
  events: readonly RecordedEvent[],
  opened: readonly RecordedEvent[],
  games: GameCatalogue,
): readonly FileFault[] => {
  const schemas = factSchemasOf(games);
  return opened.flatMap((event, index) => {
    const place = placeOf(event.streamId, event.version);
    const long = Object.entries(events[index]?.data ?? {}).find(([, value]) => isTooLong(value));
    const faults =
      long === undefined
        ? factFaults(schemas, event)
        : [{ path: `data.${long[0]}`, message: 'is too long' }];
    return faults.map(({ path, message }) => ({
      path: `${place} ${path}`,
      message: `${event.type}: ${message}`,
    }));
  });
};
