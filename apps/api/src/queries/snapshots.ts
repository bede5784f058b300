import type { FoundDocument, FoundDocuments, ModelReader } from '#event-store';
import type { ModelPositions } from './model-positions.js';

export interface Answered {
  readonly body: string;
  readonly etag: string;
}

/** The read models as they stood at one set of positions: each document is read once and each shared answer computed once, for everyone. */
export class Snapshot implements ModelReader {
  readonly #documents = new Map<string, Promise<FoundDocument>>();
  readonly #lists = new Map<string, Promise<FoundDocuments>>();
  readonly #answers = new Map<string, Promise<Answered>>();

  constructor(
    readonly name: string,
    private readonly reader: ModelReader,
  ) {}

  getDocument(model: string, scope: string, key: string): Promise<FoundDocument> {
    return once(this.#documents, JSON.stringify([model, scope, key]), () => this.reader.getDocument(model, scope, key));
  }

  listDocuments(model: string, scope: string, options: { readonly prefix?: string } = {}): Promise<FoundDocuments> {
    return once(this.#lists, JSON.stringify([model, scope, options.prefix ?? null]), () => this.reader.listDocuments(model, scope, options));
  }

  answer(key: string, compute: () => Promise<Answered>): Promise<Answered> {
    return once(this.#answers, key, compute);
  }
}

/** A failure is not remembered: the next one asks again. */
const once = <T>(known: Map<string, Promise<T>>, key: string, compute: () => Promise<T>): Promise<T> => {
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
    const positions = after === null ? await this.positions.recent() : await this.positions.reached(after);
    const name = [...positions].map(([model, position]) => `${model}:${position}`).join(' ');
    if (this.#current?.name !== name) this.#current = new Snapshot(name, this.reader);
    return this.#current;
  }
}
