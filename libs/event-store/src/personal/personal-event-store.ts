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

/** What stands where the name of an erased person stood: the same for the same person of a stream, in no language. */
export const nobodysName = (subject: string): string =>
  `N. N. ${hash('sha256', subject).slice(0, 4).toUpperCase()}`;

/**
 * Seals what events tell about people before they are stored and hashed, and opens it for readers. The hash of an event is that of its
 * sealed form, so it stays true when the key of a person is destroyed.
 */
export class PersonalEventStore implements EventStore {
  constructor(
    /** Events as they are stored, for proofs and files. */
    readonly sealed: EventStore,
    private readonly keys: PersonKeys,
    private readonly table: PersonalFields,
  ) {}

  async append(meta: EventMeta, appends: readonly StreamAppend[]): Promise<AppendResult> {
    const closed = await Promise.all(appends.map((append) => this.close(append)));
    const result = await this.sealed.append(meta, closed);
    return { ...result, events: await this.open(result.events) };
  }

  async appendTogether(
    requests: readonly AppendRequest[],
  ): Promise<readonly (readonly RecordedEvent[])[] | null> {
    const closed = await Promise.all(
      requests.map(async ({ meta, appends }) => ({
        meta,
        appends: await Promise.all(appends.map((append) => this.close(append))),
      })),
    );
    const recorded = await this.sealed.appendTogether(closed);
    return recorded && Promise.all(recorded.map((events) => this.open(events)));
  }

  async readStream(
    streamId: string,
    options?: ReadStreamOptions,
  ): Promise<readonly RecordedEvent[]> {
    return this.open(await this.sealed.readStream(streamId, options));
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

  /** Stored events as readers get them. What was recorded before sealing stands as it was. */
  async open(events: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]> {
    const wanted = new Map<string, Set<string>>();
    for (const event of events) {
      const row = this.rowOf(event);
      if (row === null || !sealedFieldsOf(event, row).length) continue;
      const subjects = wanted.get(event.streamId) ?? new Set();
      for (const subject of subjectsOf(event, row)) subjects.add(subject);
      wanted.set(event.streamId, subjects);
    }
    if (wanted.size === 0) return events;
    const keys = new Map(
      await Promise.all(
        [...wanted].map(
          async ([streamId, subjects]) =>
            [streamId, await this.keys.find(streamId, [...subjects])] as const,
        ),
      ),
    );
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

  private async close(append: StreamAppend): Promise<StreamAppend> {
    const { streamId } = append;
    const subjects = new Set<string>();
    for (const event of append.events) {
      const row = this.rowOf(event);
      if (row === null || plainFieldsOf(event, row).length === 0) continue;
      for (const subject of subjectsOf(event, row)) subjects.add(subject);
    }
    if (subjects.size === 0) return append;
    const keys = await this.keys.make(streamId, [...subjects]);
    const events = append.events.map((event): NewEvent => {
      const row = this.rowOf(event);
      const fields = row === null ? [] : plainFieldsOf(event, row);
      if (row === null || fields.length === 0) return event;
      const named = subjectsOf(event, row);
      const subject = named.join(' ');
      const key = commonKey(named, keys);
      const closed: Record<string, string> = {};
      for (const field of fields)
        // Of somebody erased nothing new is kept either.
        closed[field] =
          key === undefined
            ? instead(row, field, subject)
            : toSealedText(
                seal(key, placeOf(streamId, event.type, field, subject), String(event.data[field])),
              );
      return { ...event, data: { ...event.data, ...closed } };
    });
    return { ...append, events };
  }

  private rowOf({ type, data }: NewEvent): PersonalRow | null {
    const row = Object.hasOwn(this.table, type) ? this.table[type] : undefined;
    return row !== undefined && subjectsOf({ data }, row).length > 0 ? row : null;
  }
}

const instead = ({ fields }: PersonalRow, field: string, subject: string): string =>
  fields[field] === 'name' ? nobodysName(subject) : '';

/** Null without the key it was sealed with: destroyed, or left behind at another server. */
const textUnder = (key: Buffer | undefined, place: string, sealed: unknown): string | null => {
  if (key === undefined) return null;
  try {
    return unseal(key, place, fromSealedText(String(sealed)));
  } catch {
    return null;
  }
};

type EventFacts = Pick<NewEvent, 'data'>;

/** Whom a fact is about; nobody where the field that should say so does not. */
const subjectsOf = ({ data }: EventFacts, { subject }: PersonalRow): readonly string[] =>
  [data[subject] ?? []].flat().filter((each) => typeof each === 'string');

/** What tells about several people is gone with the key of any of them. */
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
/** Empty texts tell nothing. A text that only looks sealed is sealed once more, so that nobody writes what opens as something else. */
const plainFieldsOf = ({ data }: EventFacts, { fields }: PersonalRow): readonly string[] =>
  Object.keys(fields).filter((field) => typeof data[field] === 'string' && data[field] !== '');

const placeOf = (...parts: readonly string[]): string => JSON.stringify(parts);
