import { Injectable } from '@nestjs/common';
import { Dependencies } from '#platform';
import { MODEL_READER } from '../infrastructure/tokens.js';
import {
  type DocumentPage,
  type FoundDocument,
  type FoundDocuments,
  type JsonObject,
  logOfEvent,
  type ModelReader,
} from '#event-store';
import type { Answered } from './answered.js';
import { LogPositions } from './log-positions.js';

/** The read models of a log as they stood at one position: each document is read once and each shared answer computed once, for everyone. */
export class Snapshot implements ModelReader {
  readonly #documents = new Map<string, Promise<FoundDocument>>();
  readonly #lists = new Map<string, Promise<FoundDocuments>>();
  readonly #byKey = new Map<
    string,
    Promise<{ readonly docs: ReadonlyMap<string, JsonObject>; readonly position: number }>
  >();
  readonly #answers = new Map<string, Promise<Answered>>();

  constructor(
    readonly name: number,
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

  pageDocuments(model: string, scope: string, page: DocumentPage): Promise<readonly JsonObject[]> {
    return this.reader.pageDocuments(model, scope, page);
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

const mostLogs = 500;
/** Lists over many events are looked up again after so long. */
const listsFreshMs = 250;

/** The newest snapshot of each log: it is replaced as soon as that log has moved, whatever happens in others. */
@Injectable()
@Dependencies(LogPositions, MODEL_READER)
export class Snapshots {
  readonly #ofLogs = new Map<string, Snapshot>();
  #lists: { readonly at: number; readonly snapshot: Snapshot } | null = null;

  constructor(
    private readonly positions: LogPositions,
    private readonly reader: ModelReader,
  ) {}

  /** @param after global position that the answer must contain when the event has it, or null for whatever is newest. */
  async of(eventId: string, after: number | null): Promise<Snapshot> {
    const log = logOfEvent(eventId);
    const { globalPosition } =
      after === null ? await this.positions.recent(log) : await this.positions.reached(log, after);
    const known = this.#ofLogs.get(log);
    if (known && known.name >= globalPosition) return known;
    if (this.#ofLogs.size >= mostLogs) this.#ofLogs.clear();
    const snapshot = new Snapshot(globalPosition, this.reader);
    this.#ofLogs.set(log, snapshot);
    return snapshot;
  }

  /** For questions about no event in particular. */
  async ofAll(after: number | null): Promise<Snapshot> {
    if (after !== null) await this.positions.caughtUp();
    const known = this.#lists;
    if (after === null && known && Date.now() - known.at < listsFreshMs) return known.snapshot;
    const snapshot = new Snapshot(0, this.reader);
    this.#lists = { at: Date.now(), snapshot };
    return snapshot;
  }
}
