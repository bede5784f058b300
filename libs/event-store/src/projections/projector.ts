import type { EventBatch, EventStore, RecordedEvent } from '../port.js';
import { DocumentCache } from './document-cache.js';
import type { Advance, Generation, ProjectionStore, StoredDocument } from './projection-store.js';
import type { DocumentKey, ReadModel } from './read-model.js';

export type EventSource = Pick<EventStore, 'readAll'>;

/**
 * advanced: a batch was taken. idle: nothing to read now; `pending` when something will be as soon as older transactions end.
 * overtaken: another process moved the checkpoint first; look again where it is.
 */
export type Step =
  | {
      readonly kind: 'advanced';
      readonly touched: readonly DocumentKey[];
      readonly position: number;
      readonly pending: boolean;
    }
  | { readonly kind: 'idle'; readonly pending: boolean }
  | { readonly kind: 'overtaken' };

export interface ProjectorOptions {
  readonly events: EventSource;
  readonly projections: ProjectionStore;
  readonly model: ReadModel;
  readonly batchSize: number;
  readonly cachedDocuments: number;
}

/** Moves one generation of one model forward, batch by batch; each event counts once however many processes try. */
export class Projector {
  readonly #options: ProjectorOptions;
  readonly #handled: ReadonlySet<string>;
  readonly #cache = new DocumentCache();
  #generation: Generation;
  #ahead: Promise<EventBatch> | null = null;

  constructor(options: ProjectorOptions, generation: Generation) {
    this.#options = options;
    this.#handled = new Set(options.model.handles);
    this.#generation = generation;
  }

  async step(): Promise<Step> {
    const { events, batchSize } = this.#options;
    const batch = await (this.#ahead ?? events.readAll(this.#generation.checkpoint, batchSize));
    this.#ahead = null;
    if (batch.checkpoint === null || batch.events.length === 0)
      return { kind: 'idle', pending: batch.pending };
    // Reading on while this batch is folded halves the time of a rebuild.
    if (batch.events.length === batchSize) this.#readAhead(batch);
    try {
      return await this.#take(batch.events, { to: batch.checkpoint, pending: batch.pending });
    } catch (error) {
      this.#forget();
      throw error;
    }
  }

  async #take(
    events: readonly RecordedEvent[],
    { to, pending }: Pick<Advance, 'to'> & { pending: boolean },
  ): Promise<Step> {
    const { projections, cachedDocuments } = this.#options;
    await this.#fold(events.filter((event) => this.#handled.has(event.type)));
    const changes = this.#cache.takeChanges();
    const position = events.reduce(
      (highest, event) => Math.max(highest, event.globalPosition),
      this.#generation.position,
    );
    const put = changes.filter((change): change is StoredDocument => change.doc !== undefined);
    const removed = changes.filter((change) => change.doc === undefined);
    const moved = await projections.advance(this.#generation, {
      from: this.#generation.checkpoint,
      to,
      position,
      put,
      removed,
    });
    if (!moved) {
      this.#forget();
      return { kind: 'overtaken' };
    }
    this.#generation = { ...this.#generation, checkpoint: to, position };
    this.#cache.shrinkTo(cachedDocuments);
    return {
      kind: 'advanced',
      touched: changes.map(({ scope, key }) => ({ scope, key })),
      position,
      pending,
    };
  }

  async #fold(events: readonly RecordedEvent[]): Promise<void> {
    const { model, projections } = this.#options;
    const routes = events.map((event) => model.route(event));
    const missing = this.#cache.missing(routes.flat());
    if (missing.length > 0)
      this.#cache.fill(missing, await projections.load(this.#generation, missing));
    events.forEach((event, index) => {
      for (const key of distinct(routes[index] ?? [])) {
        this.#cache.update(key, event.globalPosition, (doc) => model.evolve(doc, event, key));
      }
    });
  }

  #readAhead(batch: EventBatch): void {
    this.#ahead = this.#options.events.readAll(batch.checkpoint, this.#options.batchSize);
    this.#ahead.catch(() => undefined); // reported by the step that awaits it
  }

  #forget(): void {
    this.#cache.clear();
    this.#ahead = null;
  }
}

/** An event touches a document once, even when a route names it twice. */
const distinct = (keys: readonly DocumentKey[]): readonly DocumentKey[] =>
  keys.filter(
    (key, index) =>
      keys.findIndex((other) => other.scope === key.scope && other.key === key.key) === index,
  );
