import type { ModelReader, ReadModel } from '#event-store';

/** Reads the documents of one model as what they are; the model's definition vouches for the shape. */
export interface Found<Doc> {
  readonly docs: readonly Doc[];
  /** Global position up to which the model has taken events. */
  readonly position: number;
}

export const one = async <Doc>(reader: ModelReader, model: ReadModel, scope: string, key: string): Promise<Doc | null> =>
  ((await reader.getDocument(model.name, scope, key)).doc as Doc | undefined) ?? null;

export const all = async <Doc>(reader: ModelReader, model: ReadModel, scope: string, prefix?: string): Promise<Found<Doc>> => {
  const { documents, position } = await reader.listDocuments(model.name, scope, prefix === undefined ? {} : { prefix });
  return { docs: documents.map((each) => each.doc as unknown as Doc), position };
};
