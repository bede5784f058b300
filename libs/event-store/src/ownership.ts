import { isPart, parseStreamName, type StreamKind, type StreamName } from '#aggregate';
import type { NewEvent, RecordedEvent, StreamAppend } from './port.js';

/**
 * The domain's rules about which events may stand in which streams and logs. The store checks them
 * before every append.
 */
export interface Ownership {
  /**
   * The kinds of streams in which events of a type may stand. A type that is not listed may stand
   * in none.
   */
  readonly kindsOf: Readonly<Record<string, readonly StreamKind[]>>;
  /**
   * Fields in which an event names a tournament, a match and so on: of which kind it is, and in
   * which streams the field must be the stream's own id.
   */
  readonly fields: Readonly<Record<string, NamingField>>;
  /** `Type.field` of events that may name something else, each with the reason. */
  readonly elsewhere: Readonly<Record<string, string>>;
  /** Whether the log of the first id may hold events that name the second instead. */
  readonly sharesLog: (logId: string, eventId: string) => boolean;
  /**
   * Whether a stream may lie in the log of that id: a tournament's log for a part of a tournament,
   * otherwise a log of the stream's own kind.
   */
  readonly mayLie: (name: StreamName, logId: string) => boolean;
  /** The stream that must exist in the same log before this one begins; null: none. */
  readonly follows: (name: StreamName, logId: string) => string | null;
  /** A stream whose existence prevents others from importing a stream of this name; null: none. */
  readonly reservedBy: (name: StreamName) => string | null;
}

export interface NamingField {
  readonly kind: StreamKind;
  readonly ownIn: readonly StreamKind[];
}

export type OwnershipFaultCode =
  | 'stream-unnamed'
  | 'foreign-kind'
  | 'foreign-log'
  | 'foreign-name'
  | 'foreign-stream';

export interface OwnershipFault {
  readonly code: OwnershipFaultCode;
  readonly streamId: string;
  readonly detail: string;
}

type Fact = Pick<NewEvent, 'type' | 'data'>;

/** An event does not belong to the stream or the log; nothing of the append is written. */
export class ForeignFactError extends TypeError {
  override readonly name = 'ForeignFactError';

  constructor(readonly fault: OwnershipFault) {
    super(`${fault.code} in ${fault.streamId}: ${fault.detail}`);
  }
}

/** Why a stream may not lie in a log, whatever its events; null if it may. */
export const placeFault = (
  { mayLie }: Pick<Ownership, 'mayLie'>,
  log: string,
  streamId: string,
): OwnershipFault | null => {
  const name = parseStreamName(streamId);
  if (name === null)
    return { code: 'stream-unnamed', streamId, detail: 'no kind of stream is called that' };
  const home = parseStreamName(log);
  const atHome = home?.kind === (isPart(name.kind) ? 'event' : name.kind);
  return atHome && mayLie(name, home?.id ?? '')
    ? null
    : { code: 'foreign-log', streamId, detail: `it cannot lie in the log ${log}` };
};

/** Why an event may not stand in this stream of this log; null if it may. */
export const factFault = (
  ownership: Ownership,
  log: string,
  streamId: string,
  { type, data }: Fact,
): OwnershipFault | null => {
  const name = parseStreamName(streamId);
  if (name === null) return placeFault(ownership, log, streamId);
  const { kindsOf, fields, elsewhere } = ownership;
  const kinds = Object.hasOwn(kindsOf, type) ? kindsOf[type] : undefined;
  if (kinds?.includes(name.kind) !== true)
    return {
      code: 'foreign-kind',
      streamId,
      detail: `${JSON.stringify(type)} does not stand in a ${name.kind}`,
    };
  for (const [field, naming] of Object.entries(fields)) {
    const value = data[field];
    if (value === undefined || Object.hasOwn(elsewhere, `${type}.${field}`)) continue;
    const owner = ownerNamed(naming, name, log);
    if (owner === null || value === owner) continue;
    const shared =
      naming.kind === 'event' && typeof value === 'string' && ownership.sharesLog(owner, value);
    if (!shared)
      return {
        code: 'foreign-name',
        streamId,
        detail: `${type} names ${field} ${JSON.stringify(value)?.slice(0, 60)} in ${log}`,
      };
  }
  return null;
};

/** The value that the field must have in this stream; null if any is allowed. */
const ownerNamed = ({ kind, ownIn }: NamingField, name: StreamName, log: string): string | null => {
  if (ownIn.includes(name.kind)) return name.id;
  if (kind !== 'event') return null;
  const home = parseStreamName(log);
  return home?.kind === 'event' ? home.id : '';
};

/** The first fault among appends to streams of one log; null if there is none. */
const writingFault = (
  ownership: Ownership,
  log: string,
  appends: readonly Pick<StreamAppend, 'streamId' | 'events'>[],
): OwnershipFault | null => {
  for (const { streamId, events } of appends) {
    const misplaced = placeFault(ownership, log, streamId);
    if (misplaced !== null) return misplaced;
    for (const event of events) {
      const fault = factFault(ownership, log, streamId, event);
      if (fault !== null) return fault;
    }
  }
  return null;
};

/**
 * The streams that must exist in the log before the given ones begin there, each with the stream
 * that requires it.
 */
const streamsFollowed = (
  { follows }: Pick<Ownership, 'follows'>,
  log: string,
  begun: readonly string[],
): readonly { readonly streamId: string; readonly follows: string }[] => {
  const home = parseStreamName(log);
  const here = new Set(begun);
  return begun.flatMap((streamId) => {
    const name = parseStreamName(streamId);
    const before = name && home && follows(name, home.id);
    return before === null || here.has(before) ? [] : [{ streamId, follows: before }];
  });
};

const followFault = (streamId: string, follows: string): OwnershipFault => ({
  code: 'foreign-stream',
  streamId,
  detail: `${follows} does not lie in this log`,
});

/** Whether a recorded event belongs to this log. */
export const isOwnFact = (ownership: Ownership, log: string, event: RecordedEvent): boolean =>
  placeFault(ownership, log, event.streamId) === null &&
  factFault(ownership, log, event.streamId, event) === null;

const begunIn = (appends: readonly StreamAppend[]): readonly string[] =>
  appends.flatMap(({ streamId, expectedVersion }) => (expectedVersion === 0 ? [streamId] : []));

/** The streams that must already exist in a log before this is appended to it. */
export const streamsNeeded = (
  ownership: Ownership,
  log: string,
  appends: readonly StreamAppend[],
): readonly string[] =>
  streamsFollowed(ownership, log, begunIn(appends)).map(({ follows }) => follows);

/**
 * Refuses events that do not belong to the log. `lies`: the log of an existing stream, undefined if
 * it does not exist.
 * @throws ForeignFactError
 */
export const assertOwned = (
  ownership: Ownership,
  { log, appends }: { readonly log: string; readonly appends: readonly StreamAppend[] },
  lies: (streamId: string) => string | undefined,
): void => {
  const lone = streamsFollowed(ownership, log, begunIn(appends)).find(
    ({ follows }) => lies(follows) !== log,
  );
  const fault =
    writingFault(ownership, log, appends) ?? (lone && followFault(lone.streamId, lone.follows));
  if (fault) throw new ForeignFactError(fault);
};

/** Every fault of a log that comes from outside, whole; at most one for each event. */
export const ownershipFaults = (
  ownership: Ownership,
  log: string,
  events: readonly RecordedEvent[],
): readonly OwnershipFault[] => {
  const begun = [...new Set(events.map(({ streamId }) => streamId))];
  return [
    ...begun.flatMap((streamId) => placeFault(ownership, log, streamId) ?? []),
    ...streamsFollowed(ownership, log, begun).map(({ streamId, follows }) =>
      followFault(streamId, follows),
    ),
    ...events.flatMap((event) => factFault(ownership, log, event.streamId, event) ?? []),
  ];
};
