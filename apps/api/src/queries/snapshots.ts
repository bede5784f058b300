import { logOfEvent } from '#aggregate';
import { Injectable } from '@nestjs/common';
import { BoundedCache, Dependencies } from '#platform';
import { LISTS_FRESH_MS } from '#read-models';
import { MODEL_READER } from '../infrastructure/tokens.js';
import type {
  DocumentPage,
  FoundDocument,
  FoundDocuments,
  JsonObject,
  ListOptions,
  ModelReader,
} from '#event-store';
import type { Answered } from './answered.js';
import { LogPositions } from './log-positions.js';

/**
 * Maximum number of documents and lists to remember, because askers may name many that do not
 * exist.
 */
const mostDocuments = 5_000;
const mostLists = 500;

/** Limits for all cached answers together, serialized and compressed. */
export const answerBounds = { most: 20_000, mostBytes: 64 * 1_048_576 };

/** A list, by the keys of its documents. */
interface Keyed {
  readonly docs: ReadonlyMap<string, JsonObject>;
  readonly position: number;
}

let lastId = 0;

/**
 * The read models of a log at one position: each document is read once and each shared answer
 * computed once, for all askers.
 */
export class Snapshot implements ModelReader {
  readonly #documents = new BoundedCache<Promise<FoundDocument>>({ most: mostDocuments });
  readonly #lists = new BoundedCache<Promise<FoundDocuments>>({ most: mostLists });
  readonly #byKey = new BoundedCache<Promise<Keyed>>({ most: mostLists });
  readonly #id: number;

  /** @param answers the cache shared by all snapshots. */
  constructor(
    readonly name: number,
    private readonly reader: ModelReader,
    private readonly answers: BoundedCache<Promise<Answered>>,
  ) {
    lastId += 1;
    this.#id = lastId;
  }

  /**
   * Taken from the whole list if that has been loaded, because a hall full of phones asks for one
   * player each.
   */
  getDocument(model: string, scope: string, key: string, log?: string): Promise<FoundDocument> {
    if (log !== undefined)
      return once(this.#documents, JSON.stringify([model, scope, key, log]), () =>
        this.reader.getDocument(model, scope, key, log),
      );
    const listed = this.#byKey.get(listName(model, scope));
    if (listed) return listed.then(({ docs, position }) => ({ doc: docs.get(key), position }));
    return once(this.#documents, JSON.stringify([model, scope, key]), () =>
      this.reader.getDocument(model, scope, key),
    );
  }

  listDocuments(model: string, scope: string, options: ListOptions = {}): Promise<FoundDocuments> {
    if (options.prefix !== undefined || options.shared === true)
      return once(this.#lists, JSON.stringify([model, scope, options]), () =>
        this.reader.listDocuments(model, scope, options),
      );
    const name = listName(model, scope);
    const list = once(this.#lists, name, () => this.reader.listDocuments(model, scope));
    void once(this.#byKey, name, async () => {
      const { documents, position } = await list;
      return { docs: new Map(documents.map(({ key, doc }) => [key, doc])), position };
    }).catch(() => undefined);
    return list;
  }

  pageDocuments(model: string, scope: string, page: DocumentPage): Promise<readonly JsonObject[]> {
    return this.reader.pageDocuments(model, scope, page);
  }

  answer(key: string, compute: () => Promise<Answered>): Promise<Answered> {
    const place = `${this.#id} ${key}`;
    const known = this.answers.get(place);
    if (known) return known;
    const made = once(this.answers, place, compute);
    made.then(
      ({ bytes }) => this.answers.weigh(place, made, bytes),
      () => undefined,
    );
    return made;
  }
}

const listName = (model: string, scope: string): string => JSON.stringify([model, scope]);

/** A failure is not cached, so the next caller asks again. */
const once = <T>(
  known: BoundedCache<Promise<T>>,
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

const mostLogs = 500;

/**
 * The newest snapshot of each log, replaced as soon as that log has grown, whatever happens in
 * others.
 */
@Injectable()
@Dependencies(LogPositions, MODEL_READER)
export class Snapshots {
  readonly #ofLogs = new BoundedCache<Snapshot>({ most: mostLogs });
  readonly #answers = new BoundedCache<Promise<Answered>>(answerBounds);
  #lists: { readonly at: number; readonly snapshot: Snapshot } | null = null;

  constructor(
    private readonly positions: LogPositions,
    private readonly reader: ModelReader,
  ) {}

  /**
   * @param after global position that the answer must contain if the tournament has it; null: the
   * newest.
   */
  async of(eventId: string, after: number | null): Promise<Snapshot> {
    const log = logOfEvent(eventId);
    const { globalPosition } =
      after === null ? await this.positions.recent(log) : await this.positions.reached(log, after);
    const known = this.#ofLogs.get(log);
    if (known && known.name >= globalPosition) return known;
    const snapshot = new Snapshot(globalPosition, this.reader, this.#answers);
    this.#ofLogs.set(log, snapshot);
    return snapshot;
  }

  /** The number of events in the tournament's log. */
  async headOf(eventId: string): Promise<number> {
    return (await this.positions.recent(logOfEvent(eventId))).head;
  }

  /** For queries about no particular tournament. */
  async ofAll(after: number | null): Promise<Snapshot> {
    if (after !== null) await this.positions.caughtUp();
    const known = this.#lists;
    if (after === null && known && Date.now() - known.at < LISTS_FRESH_MS) return known.snapshot;
    const snapshot = new Snapshot(0, this.reader, this.#answers);
    this.#lists = { at: Date.now(), snapshot };
    return snapshot;
  }
}
