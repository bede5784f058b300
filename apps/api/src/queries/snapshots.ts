import type { FoundDocument, FoundDocuments, JsonObject, ModelReader } from '#event-store';
import type { Answered } from './answered.js';
import type { ModelPositions } from './model-positions.js';

/** The read models as they stood at one set of positions: each document is read once and each shared answer computed once, for everyone. */
export class Snapshot implements ModelReader {
  readonly #documents = new Map<string, Promise<FoundDocument>>();
  readonly #lists = new Map<string, Promise<FoundDocuments>>();
  readonly #byKey = new Map<
    string,
    Promise<{ readonly docs: ReadonlyMap<string, JsonObject>; readonly position: number }>
  >();
  readonly #answers = new Map<string, Promise<Answered>>();

  constructor(
    readonly name: string,
    private readonly reader: ModelReader,
  ) {}

  /** Out of the whole list when somebody has asked for that: a hall full of phones asks for one player each. */
  getDocument(model: string, scope: string, key: string): Promise<FoundDocument> {
    const listed = this.#byKey.get(listName(model, scope));
    if (listed) return listed.then(({ docs, position }) => ({ doc: docs.get(key), position }));
    return once(this.#documents, JSON.stringify([model, scope, key]), () =>
      this.reader.getDocument(model, scope, key),
    );
  }

  listDocuments(
    model: string,
    scope: string,
    { prefix }: { readonly prefix?: string } = {},
  ): Promise<FoundDocuments> {
    if (prefix !== undefined)
      return once(this.#lists, JSON.stringify([model, scope, prefix]), () =>
        this.reader.listDocuments(model, scope, { prefix }),
      );
    const name = listName(model, scope);
    const list = once(this.#lists, name, () => this.reader.listDocuments(model, scope));
    void once(this.#byKey, name, async () => {
      const { documents, position } = await list;
      return { docs: new Map(documents.map(({ key, doc }) => [key, doc])), position };
    }).catch(() => undefined);
    return list;
  }

  answer(key: string, compute: () => Promise<Answered>): Promise<Answered> {
    return once(this.#answers, key, compute);
  }
}

const listName = (model: string, scope: string): string => JSON.stringify([model, scope]);

/** A failure is not remembered: the next one asks again. */
const once = <T>(
  known: Map<string, Promise<T>>,
  key: string,
  compute: () => Promise<T>,
): Promise<T> => {
  const found = known.get(key);
  if (found) return found;
  const made = compute();
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
};

/** The newest snapshot; it is replaced as soon as any model has moved. */
export class Snapshots {
  #current: Snapshot | null = null;

  constructor(
    private readonly positions: ModelPositions,
    private readonly reader: ModelReader,
  ) {}

  /** @param after position that the answer must contain, or null for whatever is newest. */
  async at(after: number | null): Promise<Snapshot> {
    const positions =
      after === null ? await this.positions.recent() : await this.positions.reached(after);
    const name = [...positions].map(([model, position]) => `${model}:${position}`).join(' ');
    if (this.#current?.name !== name) this.#current = new Snapshot(name, this.reader);
    return this.#current;
  }
}
