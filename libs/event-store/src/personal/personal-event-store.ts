import { createHash, hash } from 'node:crypto';
import type {
  AppendRequest,
  AppendResult,
  EventMeta,
  EventStore,
  LogHead,
  NewEvent,
  ReadStreamOptions,
  RecordedEvent,
  StreamAppend,
  StreamHead,
  TakenCommand,
} from '../port.js';
import { seal, unseal } from '../sealed/cipher.js';
import {
  fromSealedText,
  isSealedText,
  type PersonalFields,
  type PersonalRow,
  toSealedText,
} from './personal-fields.js';
import type { PersonKeys } from './person-keys.js';

/**
 * The placeholder for the name of an erased person: the same for the same person of a stream, and
 * independent of language.
 */
export const nobodysName = (subject: string): string =>
  `N. N. ${hash('sha256', subject).slice(0, 4).toUpperCase()}`;

/**
 * Encrypts the personal data of events before they are stored and hashed, and decrypts it for
 * readers. The hash of an event covers its encrypted form, so it stays valid when the key of a
 * person is destroyed.
 */
export class PersonalEventStore implements EventStore {
  constructor(
    /** Events as they are stored, for verification and exports. */
    readonly sealed: EventStore,
    private readonly keys: PersonKeys,
    private readonly table: PersonalFields,
  ) {}

  async append(meta: EventMeta, appends: readonly StreamAppend[]): Promise<AppendResult> {
    const { closed, reopened } = await this.close([{ meta, appends }]);
    const result = await this.sealed.append(meta, closed[0]?.appends ?? []);
    const { events } = result;
    return {
      ...result,
      events: result.kind === 'appended' ? reopened(events) : await this.open(events),
    };
  }

  async appendTogether(
    requests: readonly AppendRequest[],
  ): Promise<readonly (readonly RecordedEvent[])[] | null> {
    const { closed, reopened } = await this.close(requests);
    const recorded = await this.sealed.appendTogether(closed);
    return recorded && recorded.map(reopened);
  }

  logOf(streamId: string): Promise<string | null> {
    return this.sealed.logOf(streamId);
  }

  async readStream(
    streamId: string,
    options?: ReadStreamOptions,
  ): Promise<readonly RecordedEvent[]> {
    return this.open(await this.sealed.readStream(streamId, options));
  }

  readHeads(streamIds: readonly string[]): Promise<readonly StreamHead[]> {
    return this.sealed.readHeads(streamIds);
  }

  async readLog(log: string, after: number, limit: number): Promise<readonly RecordedEvent[]> {
    return this.open(await this.sealed.readLog(log, after, limit));
  }

  listLogs(after: string | null, limit: number): Promise<readonly LogHead[]> {
    return this.sealed.listLogs(after, limit);
  }

  async settle(meta: EventMeta): Promise<TakenCommand | null> {
    return this.opened(await this.sealed.settle(meta));
  }

  async findCommand(commandId: string): Promise<TakenCommand | null> {
    return this.opened(await this.sealed.findCommand(commandId));
  }

  async findAnyCommand(commandIds: readonly string[]): Promise<TakenCommand | null> {
    return this.opened(await this.sealed.findAnyCommand(commandIds));
  }

  private async opened(found: TakenCommand | null): Promise<TakenCommand | null> {
    return found && { ...found, events: await this.open(found.events) };
  }

  /**
   * Decrypts stored events for readers. Events recorded before encryption was introduced are
   * returned unchanged.
   */
  async open(events: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]> {
    const about = new Subjects();
    for (const event of events) {
      const row = this.rowOf(event);
      if (row !== null && sealedFieldsOf(event, row).length > 0)
        about.add(event.streamId, subjectsOf(event, row));
    }
    if (about.none) return events;
    const keys = await about.keys((streamId, subjects) => this.keys.find(streamId, subjects));
    return events.map((event) => {
      const row = this.rowOf(event);
      const fields = row === null ? [] : sealedFieldsOf(event, row);
      if (row === null || fields.length === 0) return event;
      const subjects = subjectsOf(event, row);
      const subject = subjects.join(' ');
      const key = commonKey(subjects, keys.get(event.streamId));
      const opened: Record<string, string> = {};
      for (const field of fields)
        opened[field] =
          textUnder(key, placeOf(event.streamId, event.type, field, subject), event.data[field]) ??
          instead(row, field, subject);
      return { ...event, data: { ...event.data, ...opened } };
    });
  }

  /**
   * Events as they are stored, and a function that decrypts them once they are recorded, without a
   * further query for keys.
   */
  private async close(requests: readonly AppendRequest[]): Promise<Closed> {
    const about = new Subjects();
    for (const { streamId, events } of requests.flatMap(({ appends }) => appends))
      for (const event of events) {
        const row = this.rowOf(event);
        if (row !== null && plainFieldsOf(event, row).length > 0)
          about.add(streamId, subjectsOf(event, row));
      }
    if (about.none) return { closed: requests, reopened: (events) => events };
    const keys = await about.keys((streamId, subjects) => this.keys.make(streamId, subjects));
    const texts = new Map<string, Texts>();
    const closed = requests.map(({ meta, appends }) => ({
      meta,
      appends: appends.map((append): StreamAppend => {
        const { streamId, expectedVersion } = append;
        const events = append.events.map((event, index): NewEvent => {
          const own = this.closeEvent(streamId, event, keys.get(streamId));
          if (own === null) return event;
          texts.set(versionOf(streamId, expectedVersion + index + 1), own.plain);
          return { ...event, data: { ...event.data, ...own.sealed } };
        });
        return { ...append, events };
      }),
    }));
    const reopened = (events: readonly RecordedEvent[]): readonly RecordedEvent[] =>
      events.map((event) => {
        const plain = texts.get(versionOf(event.streamId, event.version));
        return plain === undefined ? event : { ...event, data: { ...event.data, ...plain } };
      });
    return { closed, reopened };
  }

  /**
   * The texts of an event as they are stored and as readers see them; null if it holds no personal
   * data.
   */
  private closeEvent(
    streamId: string,
    event: NewEvent,
    keys: ReadonlyMap<string, Buffer> | undefined,
  ): { readonly sealed: Texts; readonly plain: Texts } | null {
    const row = this.rowOf(event);
    const fields = row === null ? [] : plainFieldsOf(event, row);
    if (row === null || fields.length === 0) return null;
    const subjects = subjectsOf(event, row);
    const subject = subjects.join(' ');
    const key = commonKey(subjects, keys);
    const [sealed, plain]: [Record<string, string>, Record<string, string>] = [{}, {}];
    for (const field of fields) {
      const text = String(event.data[field]);
      // New data of an erased person is not stored either.
      plain[field] = key === undefined ? instead(row, field, subject) : text;
      sealed[field] =
        key === undefined
          ? plain[field]
          : toSealedText(seal(key, placeOf(streamId, event.type, field, subject), text));
    }
    return { sealed, plain };
  }

  private rowOf({ type, data }: NewEvent): PersonalRow | null {
    const row = Object.hasOwn(this.table, type) ? this.table[type] : undefined;
    return row !== undefined && subjectsOf({ data }, row).length > 0 ? row : null;
  }
}

type Texts = Readonly<Record<string, string>>;

interface Closed {
  readonly closed: readonly AppendRequest[];
  readonly reopened: (events: readonly RecordedEvent[]) => readonly RecordedEvent[];
}

/**
 * The people named in events, by stream: their keys are requested once for all events of a stream.
 */
class Subjects {
  readonly #streams = new Map<string, Set<string>>();

  add(streamId: string, subjects: readonly string[]): void {
    const known = this.#streams.get(streamId) ?? new Set();
    for (const subject of subjects) known.add(subject);
    this.#streams.set(streamId, known);
  }

  get none(): boolean {
    return this.#streams.size === 0;
  }

  async keys(ask: PersonKeys['find']): Promise<ReadonlyMap<string, ReadonlyMap<string, Buffer>>> {
    const asked = [...this.#streams].map(
      async ([streamId, subjects]) => [streamId, await ask(streamId, [...subjects])] as const,
    );
    return new Map(await Promise.all(asked));
  }
}

const versionOf = (streamId: string, version: number): string => `${streamId}/${version}`;

const instead = ({ fields }: PersonalRow, field: string, subject: string): string =>
  fields[field] === 'name' ? nobodysName(subject) : '';

/**
 * Null without the key that it was encrypted with: destroyed, or not exported from another server.
 */
const textUnder = (key: Buffer | undefined, place: string, sealed: unknown): string | null => {
  if (key === undefined) return null;
  try {
    return unseal(key, place, fromSealedText(String(sealed)));
  } catch {
    return null;
  }
};

type EventFacts = Pick<NewEvent, 'data'>;

/** The people whom an event concerns; none if the field that names them is malformed. */
const subjectsOf = ({ data }: EventFacts, { subject }: PersonalRow): readonly string[] =>
  [data[subject] ?? []].flat().filter((each) => typeof each === 'string');

/** Data about several people becomes unreadable when the key of any of them is destroyed. */
const commonKey = (
  subjects: readonly string[],
  keys: ReadonlyMap<string, Buffer> | undefined,
): Buffer | undefined => {
  const all = subjects.flatMap((subject) => keys?.get(subject) ?? []);
  if (all.length < subjects.length) return undefined;
  return all.length === 1 ? all[0] : createHash('sha256').update(Buffer.concat(all)).digest();
};

const sealedFieldsOf = ({ data }: EventFacts, { fields }: PersonalRow): readonly string[] =>
  Object.keys(fields).filter((field) => isSealedText(data[field]));
/**
 * Empty texts need no encryption. A text that only looks encrypted is encrypted once more, so that
 * nobody can store a text that decrypts to something else.
 */
const plainFieldsOf = ({ data }: EventFacts, { fields }: PersonalRow): readonly string[] =>
  Object.keys(fields).filter((field) => typeof data[field] === 'string' && data[field] !== '');

const placeOf = (...parts: readonly string[]): string => JSON.stringify(parts);
