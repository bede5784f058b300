import type { JsonObject } from '../json.js';
import {
  hasReached,
  sameCheckpoint,
  type Advance,
  type Generation,
  type GenerationId,
  type ProjectionStore,
  type StoredDocument,
} from './projection-store.js';
import type { DocumentKey, FoundDocument, FoundDocuments } from './read-model.js';

interface Build {
  generation: Generation;
  /** Documents as text: what is handed out is never what is kept. */
  readonly documents: Map<
    string,
    {
      readonly scope: string;
      readonly key: string;
      readonly text: string;
      readonly position: number;
    }
  >;
}

const addressOf = ({ scope, key }: DocumentKey): string => `${scope}\u0000${key}`;
const parse = (text: string): JsonObject => JSON.parse(text) as JsonObject;

/** Documents and checkpoints in one process, for tests of read models and of what stands on them. */
export class MemoryProjectionStore implements ProjectionStore {
  readonly #builds: Build[] = [];

  async generations(model: string): Promise<readonly Generation[]> {
    return this.#builds
      .map((build) => build.generation)
      .filter((generation) => generation.model === model);
  }

  async open(model: string, modelVersion: number): Promise<Generation> {
    const own = this.#builds.filter((build) => build.generation.model === model);
    const building = own.filter((build) => build.generation.status === 'building');
    const same = building.find((build) => build.generation.modelVersion === modelVersion);
    if (same) return same.generation;
    for (const build of building) build.generation = { ...build.generation, status: 'retired' };
    const number = Math.max(0, ...own.map((build) => build.generation.generation)) + 1;
    const generation: Generation = {
      model,
      generation: number,
      modelVersion,
      status: 'building',
      checkpoint: null,
      position: 0,
    };
    this.#builds.push({ generation, documents: new Map() });
    return generation;
  }

  async load(id: GenerationId, keys: readonly DocumentKey[]): Promise<readonly StoredDocument[]> {
    const documents = this.#find(id)?.documents;
    return keys.flatMap((key) => {
      const found = documents?.get(addressOf(key));
      return found
        ? [{ scope: found.scope, key: found.key, doc: parse(found.text), position: found.position }]
        : [];
    });
  }

  async advance(id: GenerationId, step: Advance): Promise<boolean> {
    const build = this.#find(id);
    if (
      !build ||
      build.generation.status === 'retired' ||
      !sameCheckpoint(build.generation.checkpoint, step.from)
    )
      return false;
    const put = step.put.map(({ scope, key, doc, position }) => ({
      scope,
      key,
      text: JSON.stringify(doc),
      position,
    }));
    for (const document of put) build.documents.set(addressOf(document), document);
    for (const key of step.removed) build.documents.delete(addressOf(key));
    build.generation = {
      ...build.generation,
      checkpoint: step.to,
      position: Math.max(build.generation.position, step.position),
    };
    return true;
  }

  async promote(id: GenerationId): Promise<boolean> {
    const build = this.#find(id);
    const live = this.#live(id.model);
    if (build?.generation.status !== 'building') return false;
    if (live && !hasReached(build.generation.checkpoint, live.generation.checkpoint)) return false;
    if (live) live.generation = { ...live.generation, status: 'retired' };
    build.generation = { ...build.generation, status: 'live' };
    return true;
  }

  async sweep(model: string): Promise<void> {
    const kept = this.#builds.filter(
      ({ generation }) => generation.model !== model || generation.status !== 'retired',
    );
    this.#builds.splice(0, this.#builds.length, ...kept);
  }

  async getDocument(model: string, scope: string, key: string): Promise<FoundDocument> {
    const live = this.#live(model);
    const found = live?.documents.get(addressOf({ scope, key }));
    return { doc: found && parse(found.text), position: live?.generation.position ?? 0 };
  }

  async listDocuments(
    model: string,
    scope: string,
    options: { readonly prefix?: string } = {},
  ): Promise<FoundDocuments> {
    const live = this.#live(model);
    const documents = [...(live?.documents.values() ?? [])]
      .filter(
        (document) => document.scope === scope && document.key.startsWith(options.prefix ?? ''),
      )
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ key, text, position }) => ({ key, doc: parse(text), position }));
    return { documents, position: live?.generation.position ?? 0 };
  }

  #find(id: GenerationId): Build | undefined {
    return this.#builds.find(
      ({ generation }) => generation.model === id.model && generation.generation === id.generation,
    );
  }

  #live(model: string): Build | undefined {
    return this.#builds.find(
      ({ generation }) => generation.model === model && generation.status === 'live',
    );
  }
}
