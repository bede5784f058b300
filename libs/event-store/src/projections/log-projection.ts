import type { Lease } from '../leases/leases.js';
import type { EventStore, RecordedEvent } from '../port.js';
import { DocumentCache } from './document-cache.js';
import type { ModelSet } from './model-set.js';
import type {
  LogDocumentKey,
  LogProgress,
  ProjectionStore,
  StoredDocument,
} from './projection-store.js';
import type { DocumentKey } from './read-model.js';

export type EventSource = Pick<EventStore, 'readLog'>;

export interface LogProjectionOptions {
  readonly events: EventSource;
  readonly projections: ProjectionStore;
  readonly models: ModelSet;
  /** Events of one step, default 500. */
  readonly batchSize?: number | undefined;
  /** Documents kept in memory between steps, default 2,000. */
  readonly cachedDocuments?: number | undefined;
}

/** Documents that one model has changed. */
export interface Touched {
  readonly model: string;
  readonly keys: readonly DocumentKey[];
}

/**
 * advanced: a batch was committed. working: a rebuild has come further. overtaken: another worker was first; look again where it is.
 * idle: there is nothing to read, or a newer worker looks after this log.
 */
export type Step =
  | {
      readonly kind: 'advanced';
      readonly touched: readonly Touched[];
      /** Global position of the last event taken. */
      readonly position: number;
      readonly more: boolean;
    }
  | { readonly kind: 'working' }
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'idle' };

type Mode = 'follow' | 'rebuild' | 'leave';

/**
 * Feeds all read models of one log with the same events and commits what they make of a batch at once. A log that was never read, or whose
 * documents are of older models, is read from the beginning; readers see the old documents until the new ones replace them whole.
 */
export class LogProjection {
  readonly #options: LogProjectionOptions;
  readonly #cache = new DocumentCache();
  /** What is committed; undefined until looked up. */
  #committed: LogProgress | null | undefined;
  #mode: Mode = 'follow';
  /** Position and global position up to which the documents in memory have come. */
  #read = { position: 0, globalPosition: 0 };

  constructor(
    readonly log: string,
    readonly lease: Lease | null,
    options: LogProjectionOptions,
  ) {
    this.#options = options;
  }

  async step(): Promise<Step> {
    try {
      if (this.#committed === undefined) await this.#look();
      if (this.#mode === 'leave') {
        this.#forget();
        return { kind: 'idle' };
      }
      return await this.#take();
    } catch (error) {
      this.#forget();
      throw error;
    }
  }

  async #look(): Promise<void> {
    const { projections, models } = this.#options;
    const committed = await projections.progress(this.log);
    this.#committed = committed;
    if (committed?.models === models.versions) this.#mode = 'follow';
    else this.#mode = committed && models.isOlderThan(committed.models) ? 'leave' : 'rebuild';
    this.#read =
      committed && this.#mode === 'follow' ? committed : { position: 0, globalPosition: 0 };
  }

  async #take(): Promise<Step> {
    const { events: source, batchSize = 500 } = this.#options;
    const events = await source.readLog(this.log, this.#read.position, batchSize);
    const more = events.length === batchSize;
    if (events.length === 0 && this.#mode === 'follow') return { kind: 'idle' };
    await this.#fold(events);
    this.#read = {
      position: this.#read.position + events.length,
      globalPosition: events.at(-1)?.globalPosition ?? this.#read.globalPosition,
    };
    if (this.#mode === 'rebuild' && more) return { kind: 'working' };
    return this.#commit(more);
  }

  async #commit(more: boolean): Promise<Step> {
    const { projections, models, cachedDocuments = 2_000 } = this.#options;
    const from = this.#committed ?? null;
    if (from === null && this.#read.position === 0) return { kind: 'idle' };
    const to = { ...this.#read, models: models.versions };
    const changes = this.#cache.takeChanges();
    const put = changes.filter((change): change is StoredDocument => change.doc !== undefined);
    const removed = changes.filter((change) => change.doc === undefined);
    const rebuilt = this.#mode === 'rebuild';
    const { log, lease } = this;
    if (!(await projections.advance({ log, from, to, put, removed, rebuilt, lease }))) {
      this.#forget();
      return { kind: 'overtaken' };
    }
    this.#committed = to;
    this.#mode = 'follow';
    this.#cache.shrinkTo(cachedDocuments);
    return { kind: 'advanced', touched: byModel(changes), position: to.globalPosition, more };
  }

  async #fold(events: readonly RecordedEvent[]): Promise<void> {
    const { models, projections } = this.#options;
    const routes = events.map((event) =>
      models
        .takersOf(event)
        .map((model) => ({ model, keys: distinct(model.name, model.route(event)) })),
    );
    const missing = this.#cache.missing(
      routes.flatMap((taken) => taken.flatMap(({ keys }) => keys)),
    );
    if (missing.length > 0) {
      // A rebuild starts from nothing: whatever is stored was made by other models.
      const found = this.#mode === 'rebuild' ? [] : await projections.load(this.log, missing);
      this.#cache.fill(missing, found);
    }
    events.forEach((event, index) => {
      for (const { model, keys } of routes[index] ?? [])
        for (const key of keys)
          this.#cache.update(key, event.globalPosition, (doc) =>
            model.evolve(doc, event, { scope: key.scope, key: key.key }),
          );
    });
  }

  #forget(): void {
    this.#committed = undefined;
    this.#cache.clear();
  }
}

/** An event touches a document once, even when a route names it twice. */
const distinct = (model: string, keys: readonly DocumentKey[]): readonly LogDocumentKey[] =>
  keys.flatMap(({ scope, key }, index) =>
    keys.findIndex((other) => other.scope === scope && other.key === key) === index
      ? [{ model, scope, key }]
      : [],
  );

const byModel = (changes: readonly LogDocumentKey[]): readonly Touched[] => {
  const touched = new Map<string, DocumentKey[]>();
  for (const { model, scope, key } of changes) {
    const keys = touched.get(model) ?? [];
    keys.push({ scope, key });
    touched.set(model, keys);
  }
  return [...touched].map(([model, keys]) => ({ model, keys }));
};
