import type { DocumentPage, ModelReader, ReadModel } from '#event-store';

export interface Found<Doc> {
  readonly docs: readonly Doc[];
  /** Global position up to which the model has taken events. */
  readonly position: number;
}

// Documents are read as what their model's definition says they are; it alone vouches for the shape.

/** The document of one key; null when there is none. */
export const one = async <Doc>(
  reader: ModelReader,
  model: ReadModel,
  scope: string,
  key: string,
): Promise<Doc | null> =>
  ((await reader.getDocument(model.name, scope, key)).doc as Doc | undefined) ?? null;

/** The documents of a scope, by key; with a prefix only those whose keys begin with it. */
export const all = async <Doc>(
  reader: ModelReader,
  model: ReadModel,
  scope: string,
  prefix?: string,
): Promise<Found<Doc>> => {
  const { documents, position } = await reader.listDocuments(
    model.name,
    scope,
    prefix === undefined ? {} : { prefix },
  );
  return { docs: documents.map((each) => each.doc as unknown as Doc), position };
};

/** A page of a scope with very many documents. */
export const pageOf = async <Doc>(
  reader: ModelReader,
  model: ReadModel,
  scope: string,
  page: DocumentPage,
): Promise<readonly Doc[]> =>
  (await reader.pageDocuments(model.name, scope, page)) as unknown as readonly Doc[];
