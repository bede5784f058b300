import type { JsonObject } from '../json.js';
import type { StoredDocument } from './projection-store.js';
import type { DocumentKey } from './read-model.js';

const addressOf = ({ scope, key }: DocumentKey): string => `${scope}\u0000${key}`;

interface Entry extends DocumentKey {
  doc: JsonObject | undefined;
  position: number;
}

/** Documents of one generation as they are at its checkpoint; `undefined` is known to be absent. Least recently touched go first. */
export class DocumentCache {
  readonly #entries = new Map<string, Entry>();
  readonly #changed = new Set<Entry>();

  missing(keys: readonly DocumentKey[]): readonly DocumentKey[] {
    const wanted = new Map(keys.map((key) => [addressOf(key), key]));
    return [...wanted].filter(([address]) => !this.#entries.has(address)).map(([, key]) => key);
  }

  /** Takes what was found for `keys`; those not found are absent. */
  fill(keys: readonly DocumentKey[], found: readonly StoredDocument[]): void {
    for (const { scope, key } of keys)
      this.#entries.set(addressOf({ scope, key }), { scope, key, doc: undefined, position: 0 });
    for (const document of found) this.#entries.set(addressOf(document), { ...document });
  }

  update(
    key: DocumentKey,
    position: number,
    evolve: (doc: JsonObject | undefined) => JsonObject | undefined,
  ): void {
    const address = addressOf(key);
    const entry = this.#entries.get(address);
    if (entry === undefined) throw new Error(`document ${key.scope}/${key.key} was not loaded`);
    entry.doc = evolve(entry.doc);
    entry.position = Math.max(entry.position, position);
    this.#entries.delete(address);
    this.#entries.set(address, entry);
    this.#changed.add(entry);
  }

  /** What was updated since the last call. */
  takeChanges(): readonly Readonly<Entry>[] {
    const changes = [...this.#changed];
    this.#changed.clear();
    return changes;
  }

  clear(): void {
    this.#entries.clear();
    this.#changed.clear();
  }

  shrinkTo(size: number): void {
    for (const address of this.#entries.keys()) {
      if (this.#entries.size <= size) return;
      this.#entries.delete(address);
    }
  }
}
