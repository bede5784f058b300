import type { JsonObject } from '../json.js';
import type { RecordedEvent } from '../port.js';

/** Where a document lies: `scope` groups what is listed together (an event id), `key` is unique in it. */
export interface DocumentKey {
  readonly scope: string;
  readonly key: string;
}

/**
 * A question asked of the events, answered by documents. Pure; raise `version`
 * whenever the answer changes, and it is rebuilt. `route` names the documents that
 * an event touches, `evolve` makes each from what it was; undefined: there is none.
 */
export interface ReadModel<Doc extends object = JsonObject> {
  readonly name: string;
  readonly version: number;
  /** Event types; others are not handed over. */
  readonly handles: readonly string[];
  /**
   * Whose log makes the document at a place; without it that of the tournament which
   * the scope names. What an event of another log would do to it is passed over.
   * `any`: the place does not tell, and each log has a document of its own there.
   */
  readonly owner?: ((key: DocumentKey) => string) | 'any';
  route(event: RecordedEvent): readonly DocumentKey[];
  evolve(doc: Doc | undefined, event: RecordedEvent, key: DocumentKey): Doc | undefined;
}

export interface FoundDocument {
  readonly doc: JsonObject | undefined;
  /** Highest global position among the events that the model has taken; 0 while it has never been built. */
  readonly position: number;
}

export interface ListedDocument {
  readonly key: string;
  readonly doc: JsonObject;
  /** Highest global position among the events that touched this document. */
  readonly position: number;
}

export interface FoundDocuments {
  /** By key in code unit order. */
  readonly documents: readonly ListedDocument[];
  readonly position: number;
}

/** Some documents of a scope, ordered by a text of theirs from the last to the first, then by key. */
export interface DocumentPage {
  /** Fields that must have exactly this text. */
  readonly equal: Readonly<Record<string, string>>;
  /** A field that must have one of these. */
  readonly oneOf: { readonly field: string; readonly values: readonly string[] };
  /** Words that one of these fields must contain, whatever the case. */
  readonly contains?: { readonly fields: readonly string[]; readonly text: string };
  /** The field that orders, and between which texts it must lie. */
  readonly order: { readonly field: string; readonly least?: string; readonly most?: string };
  /** The last document of the page before. */
  readonly after?: { readonly value: string; readonly key: string };
  readonly limit: number;
}

export interface ListOptions {
  /** Only keys that begin with it. */
  readonly prefix?: string;
  /** Position is then 0: what many logs have made has none. */
  readonly shared?: boolean;
}

/** What queries read; always one whole generation of a model, never one that is still being built. */
export interface ModelReader {
  /** As the named log made it; without a log, that of the tournament which the scope names. */
  getDocument(model: string, scope: string, key: string, log?: string): Promise<FoundDocument>;
  /** Those that the log of the tournament made which the scope names; `shared`: those of every log. */
  listDocuments(model: string, scope: string, options?: ListOptions): Promise<FoundDocuments>;
  /**
   * A page of a scope that may hold very many documents, of every log; the store finds it, not the reader.
   */
  pageDocuments(model: string, scope: string, page: DocumentPage): Promise<readonly JsonObject[]>;
}
