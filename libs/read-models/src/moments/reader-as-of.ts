import {
  foldAsOf,
  type DocumentPage,
  type FoundDocument,
  type FoundDocuments,
  type JsonObject,
  type ListedDocument,
  type ModelReader,
  type ReadModel,
  type RecordedEvent,
} from '#event-store';

/** The read models of one log as they were after its first events, folded anew. */
export class ReaderAsOf implements ModelReader {
  readonly #documents: ReadonlyMap<string, readonly ListedDocument[]>;
  readonly #position: number;

  constructor(
    models: readonly ReadModel[],
    events: readonly RecordedEvent[],
    /** Transforms a document before it is read. */
    seen: (model: string, doc: JsonObject) => JsonObject,
  ) {
    this.#position = events.at(-1)?.globalPosition ?? 0;
    this.#documents = new Map(
      models.map((model) => [
        model.name,
        foldAsOf(model, events, Infinity)
          .map(({ key, doc }) => ({ key, doc: seen(model.name, doc), position: this.#position }))
          .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
      ]),
    );
  }

  async getDocument(model: string, _scope: string, key: string): Promise<FoundDocument> {
    return { doc: this.#of(model).find((each) => each.key === key)?.doc, position: this.#position };
  }

  async listDocuments(
    model: string,
    _scope: string,
    { prefix = '' }: { readonly prefix?: string } = {},
  ): Promise<FoundDocuments> {
    return {
      documents: this.#of(model).filter(({ key }) => key.startsWith(prefix)),
      position: this.#position,
    };
  }

  /** A single log contains no list over many logs. */
  async pageDocuments(_model: string, _scope: string, _page: DocumentPage): Promise<[]> {
    return [];
  }

  #of(model: string): readonly ListedDocument[] {
    return this.#documents.get(model) ?? [];
  }
}
