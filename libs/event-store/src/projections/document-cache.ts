import type { JsonObject } from '../json.js';
import type { LogDocumentKey, StoredDocument } from './projection-store.js';

const addressOf = ({ model, scope, key }: LogDocumentKey): string =>
  `${model}\u0000${scope}\u0000${key}`;

interface Entry extends LogDocumentKey {
  doc: JsonObject | undefined;
  position: number;
}

/** Documents of one log as they are where it was read to; `undefined` is known to be absent. Least recently touched go first. */
export class DocumentCache {
  readonly #entries = new Map<string, Entry>();
  readonly #changed = new Set<Entry>();

  missing(keys: readonly LogDocumentKey[]): readonly LogDocumentKey[] {
    const wanted = new Map(keys.map((key) => [addressOf(key), key]));
    return [...wanted].filter(([address]) => !this.#entries.has(address)).map(([, key]) => key);
  }

  /** Takes what was found for `keys`; those not found are absent. */
  fill(keys: readonly LogDocumentKey[], found: readonly StoredDocument[]): void {
    for (const { model, scope, key } of keys)
      this.#entries.set(addressOf({ model, scope, key }), {
        model,
        scope,
        key,
        doc: undefined,
        position: 0,
      });
    for (const document of found) this.#entries.set(addressOf(document), { ...document });
  }

  update(
    key: LogDocumentKey,
    position: number,
    evolve: (doc: JsonObject | undefined) => JsonObject | undefined,
  ): void {
    const address = addressOf(key);
    const entry = this.#entries.get(address);
    if (entry === undefined)
      throw new Error(`document ${key.model}/${key.scope}/${key.key} was not loaded`);
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
