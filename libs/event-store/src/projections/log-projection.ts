import { logOfEvent } from '#aggregate';
import type { Lease } from '../leases/leases.js';
import { isOwnFact, type Ownership } from '../ownership.js';
import type { EventStore, RecordedEvent } from '../port.js';
import { type CachedDocument, DocumentCache } from './document-cache.js';
import type { ModelSet } from './model-set.js';
import type {
  LogDocumentKey,
  LogProgress,
  ProjectionStore,
  StoredDocument,
} from './projection-store.js';
import type { DocumentKey, ReadModel } from './read-model.js';

export type EventSource = Pick<EventStore, 'readLog'>;

export interface LogProjectionOptions {
  readonly events: EventSource;
  readonly projections: ProjectionStore;
  readonly models: ModelSet;
  /** Events that do not belong to the log are ignored; omitted: any event is taken. */
  readonly ownership?: Ownership | null | undefined;
  /** Events of one step, default 500. */
  readonly batchSize?: number | undefined;
  /** Documents kept in memory between steps, default 2,000. */
  readonly cachedDocuments?: number | undefined;
}

/** The documents that one model has changed. */
export interface Touched {
  readonly model: string;
  readonly keys: readonly DocumentKey[];
}

/**
 * advanced: a batch was committed. working: a rebuild has made progress. overtaken: another worker
 * was first; read its progress again. idle: there is nothing to read.
 */
export type Step =
  | {
      readonly kind: 'advanced';
      readonly touched: readonly Touched[];
      /** The events of the batch; none in a rebuild, where they were read before. */
      readonly taken: readonly RecordedEvent[];
      /** Global position of the last event taken. */
      readonly position: number;
      readonly more: boolean;
    }
  | { readonly kind: 'working' }
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'idle' };

type Mode = 'follow' | 'rebuild';

/** An event of one model, and a document that it changes. */
interface Touch {
  readonly event: RecordedEvent;
  readonly model: ReadModel;
  readonly document: CachedDocument;
}

/**
 * Feeds all read models of one log with the same events and commits the result of each batch at
 * once. A log that was never read, or whose documents were made by other models, is read from the
 * beginning; readers see the former documents until the new ones replace them as a whole. Older
 * models replace newer ones in the same way, so that reading goes on after a downgrade; the leases
 * decide who may read a log.
 */
export class LogProjection {
  readonly #options: LogProjectionOptions;
  readonly #cache = new DocumentCache();
  /** The committed progress; undefined until it is looked up. */
  #committed: LogProgress | null | undefined;
  #mode: Mode = 'follow';
  /** Position and global position up to which the documents in memory are folded. */
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
    this.#mode = committed?.models === models.versions ? 'follow' : 'rebuild';
    this.#read =
      committed && this.#mode === 'follow' ? committed : { position: 0, globalPosition: 0 };
  }

  async #take(): Promise<Step> {
    const { events: source, batchSize = 500 } = this.#options;
    const events = await source.readLog(this.log, this.#read.position, batchSize);
    const more = events.length === batchSize;
    if (events.length === 0 && this.#mode === 'follow') return this.#rest();
    await this.#fold(events);
    this.#read = {
      position: this.#read.position + events.length,
      globalPosition: events.at(-1)?.globalPosition ?? this.#read.globalPosition,
    };
    if (this.#mode === 'rebuild' && more) return { kind: 'working' };
    return this.#commit(this.#mode === 'follow' ? events : [], more);
  }

  /**
   * There is nothing to read. A database that crashed may have lost its last advances, because
   * commits do not wait for the disk; the worker still has them in memory, so without this check
   * the stored documents would stay behind until the next event.
   */
  async #rest(): Promise<Step> {
    const stored = await this.#options.projections.progress(this.log);
    if (stored?.position === this.#committed?.position) return { kind: 'idle' };
    this.#forget();
    return { kind: 'overtaken' };
  }

  async #commit(taken: readonly RecordedEvent[], more: boolean): Promise<Step> {
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
    return {
      kind: 'advanced',
      touched: byModel(changes),
      taken,
      position: to.globalPosition,
      more,
    };
  }

  async #fold(events: readonly RecordedEvent[]): Promise<void> {
    const touches = events.flatMap((event) => this.#touchesOf(event));
    const added = this.#cache.takeAdded();
    // A rebuild starts empty: stored documents were made by other models.
    if (added.length > 0 && this.#mode !== 'rebuild')
      this.#cache.fill(await this.#options.projections.load(this.log, added));
    for (const { event, model, document } of touches)
      this.#cache.update(document, event.globalPosition, (doc) =>
        model.evolve(doc, event, { scope: document.scope, key: document.key }),
      );
  }

  /** An event touches a document only once, even if a route names it twice. */
  #touchesOf(event: RecordedEvent): readonly Touch[] {
    const { ownership } = this.#options;
    if (ownership && !isOwnFact(ownership, this.log, event)) return [];
    const touches: Touch[] = [];
    for (const model of this.#options.models.takersOf(event)) {
      for (const key of model.route(event)) {
        if (!mayWrite(model, key, this.log)) continue;
        const document = this.#cache.at(model.name, key);
        if (!touches.some((touch) => touch.document === document))
          touches.push({ event, model, document });
      }
    }
    return touches;
  }

  #forget(): void {
    this.#committed = undefined;
    this.#cache.clear();
  }
}

/** A log may write only the documents that it owns, whatever its events name. */
const mayWrite = ({ owner }: ReadModel, key: DocumentKey, log: string): boolean =>
  owner === 'any' || (owner === undefined ? logOfEvent(key.scope) : owner(key)) === log;

const byModel = (changes: readonly LogDocumentKey[]): readonly Touched[] => {
  const touched = new Map<string, DocumentKey[]>();
  for (const { model, scope, key } of changes) {
    const keys = touched.get(model) ?? [];
    keys.push({ scope, key });
    touched.set(model, keys);
  }
  return [...touched].map(([model, keys]) => ({ model, keys }));
};
