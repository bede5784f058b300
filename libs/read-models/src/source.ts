import type {
  DocumentKey,
  DocumentPage,
  JsonObject,
  ListedDocument,
  ModelReader,
} from '#event-store';
import type { DocumentModel } from './define.js';

export interface Found<Doc> {
  readonly docs: readonly Doc[];
  /** Global position up to which the model has processed events. */
  readonly position: number;
}

/** Restores the type of a document; it is guaranteed only by the model's folds. */
const asDocument = <Doc>(_model: DocumentModel<Doc>, doc: JsonObject): Doc => doc as Doc;

/**
 * The log that owns the document; undefined: the tournament that the scope names.
 * @throws TypeError if each log has its own document there
 */
const ownerOf = <Doc>({ name, owner }: DocumentModel<Doc>, at: DocumentKey): string | undefined => {
  if (owner === 'any') throw new TypeError(`a key of ${name} does not tell whose document it is`);
  return owner?.(at);
};

/** The document with this key; null if there is none. */
export async function readDocument<Doc>(
  reader: ModelReader,
  model: DocumentModel<Doc>,
  scope: string,
  key: string,
): Promise<Doc | null> {
  const { doc } = await reader.getDocument(model.name, scope, key, ownerOf(model, { scope, key }));
  return doc === undefined ? null : asDocument(model, doc);
}

/** The typed document of a listed one. */
export const docOf = <Doc>(model: DocumentModel<Doc>, { doc }: ListedDocument): Doc =>
  asDocument(model, doc);

/** The documents of a scope, by key; with a prefix only those whose keys begin with it. */
export async function readDocuments<Doc>(
  reader: ModelReader,
  model: DocumentModel<Doc>,
  scope: string,
  prefix?: string,
): Promise<Found<Doc>> {
  const { documents, position } = await reader.listDocuments(model.name, scope, {
    ...(prefix !== undefined && { prefix }),
    ...(model.owner !== undefined && { shared: true }),
  });
  return { docs: documents.map((each) => docOf(model, each)), position };
}

/** A page of a scope with very many documents. */
export async function readPage<Doc>(
  reader: ModelReader,
  model: DocumentModel<Doc>,
  scope: string,
  page: DocumentPage,
): Promise<readonly Doc[]> {
  const found = await reader.pageDocuments(model.name, scope, page);
  return found.map((doc) => asDocument(model, doc));
}

/** Global position up to which the model has processed events of a scope. */
export const positionOf = async (
  reader: ModelReader,
  model: DocumentModel<unknown>,
  scope: string,
): Promise<number> => (await reader.getDocument(model.name, scope, '')).position;
