import type { JsonObject } from '../json.js';
import type { RecordedEvent } from '../port.js';

/**
 * The place of a document: `scope` groups what is listed together (an event id), `key` is unique in
 * it.
 */
export interface DocumentKey {
  readonly scope: string;
  readonly key: string;
}

/**
 * The answer to a question about events, as documents. Pure; raise `version` whenever the answer
 * changes, and it is rebuilt. `route` names the documents that an event touches, `evolve` computes
 * each from its former content; undefined: there is none.
 */
export interface ReadModel<Doc extends object = JsonObject> {
  readonly name: string;
  readonly version: number;
  /** The event types that it handles. */
  readonly handles: readonly string[];
  /**
   * The log that owns the document at a place; default: the log of the tournament that the scope
   * names. Events of other logs do not change it. `any`: the place does not determine the log, and
   * each log has its own document there.
   */
  readonly owner?: ((key: DocumentKey) => string) | 'any';
  route(event: RecordedEvent): readonly DocumentKey[];
  evolve(doc: Doc | undefined, event: RecordedEvent, key: DocumentKey): Doc | undefined;
}

export interface FoundDocument {
  readonly doc: JsonObject | undefined;
  /**
   * Highest global position among the events that the model has processed; 0 if it was never built.
   */
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

/**
 * A page of the documents of a scope, ordered by one of their text fields in descending order, then
 * by key.
 */
export interface DocumentPage {
  /** Fields that must be equal to this text. */
  readonly equal: Readonly<Record<string, string>>;
  /** A field that must have one of these values. */
  readonly oneOf: { readonly field: string; readonly values: readonly string[] };
  /** Text that one of these fields must contain, ignoring case. */
  readonly contains?: { readonly fields: readonly string[]; readonly text: string };
  /** The field that determines the order, and its bounds. */
  readonly order: { readonly field: string; readonly least?: string; readonly most?: string };
  /** The last document of the page before. */
  readonly after?: { readonly value: string; readonly key: string };
  readonly limit: number;
}

export interface ListOptions {
  /** Only keys with this prefix. */
  readonly prefix?: string;
  /** All logs; the position is then 0, since documents of many logs have no common one. */
  readonly shared?: boolean;
}

/**
 * The read side of the models; always one complete generation of a model, never one that is still
 * being built.
 */
export interface ModelReader {
  /** The document of the named log; default: the log of the tournament that the scope names. */
  getDocument(model: string, scope: string, key: string, log?: string): Promise<FoundDocument>;
  /**
   * The documents of the log of the tournament that the scope names; `shared`: those of all logs.
   */
  listDocuments(model: string, scope: string, options?: ListOptions): Promise<FoundDocuments>;
  /**
   * A page of a scope that may hold very many documents, from all logs; the store does the search.
   */
  pageDocuments(model: string, scope: string, page: DocumentPage): Promise<readonly JsonObject[]>;
}
