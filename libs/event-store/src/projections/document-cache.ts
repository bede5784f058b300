import type { JsonObject } from '../json.js';
import type { LogDocumentKey, StoredDocument } from './projection-store.js';
import type { DocumentKey } from './read-model.js';

/** A document at the position up to which its log was read; `undefined`: known to be absent. */
export interface CachedDocument extends LogDocumentKey {
  doc: JsonObject | undefined;
  position: number;
  /** Whether the store has a document at this place. */
  stored: boolean;
}

type Scopes = Map<string, Map<string, CachedDocument>>;

/** Documents of one log in memory. */
export class DocumentCache {
  readonly #models = new Map<string, Scopes>();
  /** Least recently changed first. */
  readonly #inOrder = new Set<CachedDocument>();
  readonly #changed = new Set<CachedDocument>();
  #added: CachedDocument[] = [];

  /** The document at this place; a new entry counts as absent until it is filled. */
  at(model: string, { scope, key }: DocumentKey): CachedDocument {
    const keys = this.#keysOf(model, scope);
    let document = keys.get(key);
    if (document === undefined) {
      document = { model, scope, key, doc: undefined, position: 0, stored: false };
      keys.set(key, document);
      this.#added.push(document);
    }
    return document;
  }

  /** Entries added by `at` since the last call. */
  takeAdded(): readonly CachedDocument[] {
    const added = this.#added;
    this.#added = [];
    return added;
  }

  fill(found: readonly StoredDocument[]): void {
    for (const { model, scope, key, doc, position } of found)
      Object.assign(this.at(model, { scope, key }), { doc, position, stored: true });
  }

  update(
    document: CachedDocument,
    position: number,
    evolve: (doc: JsonObject | undefined) => JsonObject | undefined,
  ): void {
    document.doc = evolve(document.doc);
    document.position = Math.max(document.position, position);
    this.#changed.add(document);
  }

  /**
   * Documents updated since the last call. A document that was absent and still is counts as
   * unchanged: the models of other formats make nothing of most events.
   */
  takeChanges(): readonly Readonly<Omit<CachedDocument, 'stored'>>[] {
    const changes = [...this.#changed];
    this.#changed.clear();
    for (const document of changes) {
      this.#inOrder.delete(document);
      this.#inOrder.add(document);
    }
    const made = changes.filter(({ doc, stored }) => stored || doc !== undefined);
    for (const document of made) document.stored = document.doc !== undefined;
    return made;
  }

  clear(): void {
    this.#models.clear();
    this.#inOrder.clear();
    this.#changed.clear();
    this.#added = [];
  }

  /** Removes the least recently changed documents. */
  shrinkTo(size: number): void {
    for (const document of this.#inOrder) {
      if (this.#inOrder.size <= size) return;
      this.#inOrder.delete(document);
      this.#keysOf(document.model, document.scope).delete(document.key);
    }
  }

  #keysOf(model: string, scope: string): Map<string, CachedDocument> {
    const scopes = findOrMake(this.#models, model, (): Scopes => new Map());
    return findOrMake(scopes, scope, () => new Map<string, CachedDocument>());
  }
}

const findOrMake = <Value>(map: Map<string, Value>, key: string, make: () => Value): Value => {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
};
