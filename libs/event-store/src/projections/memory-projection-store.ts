import { logOfEvent } from '#aggregate';
import type { JsonObject } from '../json.js';
import type {
  LogAdvance,
  LogDocumentKey,
  LogProgress,
  ProjectionStore,
  StoredDocument,
} from './projection-store.js';
import type { DocumentPage, FoundDocument, FoundDocuments, ListOptions } from './read-model.js';

/** Documents as text, so that callers cannot change the stored ones. */
interface Kept extends LogDocumentKey {
  readonly log: string;
  readonly text: string;
  readonly position: number;
}

const addressOf = (log: string, { model, scope, key }: LogDocumentKey): string =>
  [log, model, scope, key].join('\u0000');
const scopeOf = ({ model, scope }: Pick<LogDocumentKey, 'model' | 'scope'>): string =>
  `${model}\u0000${scope}`;
const parse = (text: string): JsonObject => JSON.parse(text) as JsonObject;

const textIn = (doc: JsonObject, field: string): string => {
  const value = doc[field];
  return typeof value === 'string' ? value : '';
};
const compareTexts = (one: string, other: string): number =>
  one === other ? 0 : one < other ? -1 : 1;

const isOnPage = (
  { equal, oneOf, contains, order, after }: DocumentPage,
  key: string,
  doc: JsonObject,
): boolean => {
  const value = textIn(doc, order.field);
  const words = contains?.text.toLowerCase() ?? '';
  return (
    Object.entries(equal).every(([field, text]) => textIn(doc, field) === text) &&
    oneOf.values.includes(textIn(doc, oneOf.field)) &&
    (words === '' ||
      (contains?.fields ?? []).some((field) => textIn(doc, field).toLowerCase().includes(words))) &&
    value >= (order.least ?? '') &&
    (order.most === undefined || value <= order.most) &&
    (after === undefined || value < after.value || (value === after.value && key > after.key))
  );
};

/**
 * Documents and progress in one process, for tests of read models and of the layers above. Accepts
 * any lease.
 */
export class MemoryProjectionStore implements ProjectionStore {
  readonly #progress = new Map<string, LogProgress>();
  readonly #documents = new Map<string, Kept>();
  /** The same documents by model and scope, so that listing one scope does not scan all others. */
  readonly #scopes = new Map<string, Map<string, Kept>>();

  async progress(log: string): Promise<LogProgress | null> {
    return this.#progress.get(log) ?? null;
  }

  async load(log: string, keys: readonly LogDocumentKey[]): Promise<readonly StoredDocument[]> {
    return keys.flatMap((key) => {
      const found = this.#documents.get(addressOf(log, key));
      if (found === undefined) return [];
      const { model, scope, text, position } = found;
      return [{ model, scope, key: found.key, doc: parse(text), position }];
    });
  }

  async advance({ log, from, to, put, removed, rebuilt }: LogAdvance): Promise<boolean> {
    const known = this.#progress.get(log);
    if (known?.position !== from?.position || known?.models !== from?.models) return false;
    if (rebuilt)
      for (const document of [...this.#documents.values()])
        if (document.log === log) this.#remove(log, document);
    for (const { doc, ...document } of put)
      this.#keep({ ...document, log, text: JSON.stringify(doc) });
    for (const key of removed) this.#remove(log, key);
    this.#progress.set(log, to);
    return true;
  }

  async getDocument(
    model: string,
    scope: string,
    key: string,
    log = logOfEvent(scope),
  ): Promise<FoundDocument> {
    const found = this.#documents.get(addressOf(log, { model, scope, key }));
    return { doc: found && parse(found.text), position: this.#positionOf(log) };
  }

  async listDocuments(
    model: string,
    scope: string,
    { prefix = '', shared = false }: ListOptions = {},
  ): Promise<FoundDocuments> {
    const log = logOfEvent(scope);
    const documents = [...(this.#scopes.get(scopeOf({ model, scope }))?.values() ?? [])]
      .filter((document) => (shared || document.log === log) && document.key.startsWith(prefix))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ key, text, position }) => ({ key, doc: parse(text), position }));
    return { documents, position: shared ? 0 : this.#positionOf(log) };
  }

  async pageDocuments(
    model: string,
    scope: string,
    page: DocumentPage,
  ): Promise<readonly JsonObject[]> {
    const { documents } = await this.listDocuments(model, scope, { shared: true });
    const { field } = page.order;
    return documents
      .filter(({ key, doc }) => isOnPage(page, key, doc))
      .toSorted((one, other) => compareTexts(textIn(other.doc, field), textIn(one.doc, field)))
      .slice(0, page.limit)
      .map(({ doc }) => doc);
  }

  #keep(document: Kept): void {
    const address = addressOf(document.log, document);
    const scope = this.#scopes.get(scopeOf(document)) ?? new Map<string, Kept>();
    this.#documents.set(address, document);
    this.#scopes.set(scopeOf(document), scope.set(address, document));
  }

  #remove(log: string, key: LogDocumentKey): void {
    const address = addressOf(log, key);
    this.#documents.delete(address);
    this.#scopes.get(scopeOf(key))?.delete(address);
  }

  #positionOf(log: string): number {
    return this.#progress.get(log)?.globalPosition ?? 0;
  }
}
