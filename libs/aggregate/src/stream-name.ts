/**
 * The kinds of streams. Those of `partKinds` belong to a tournament and lie in its log; every other
 * stream is a log of its own. No kind may be a prefix of another one's name, or a name would be
 * ambiguous.
 */
const partKinds = ['match', 'chat', 'deck', 'pool', 'pod', 'free-match'] as const;
const wholeKinds = [
  'event',
  'season',
  'convention',
  'practice',
  'twin-suns',
  'duel',
  'signing',
] as const;
export const streamKinds = [...partKinds, ...wholeKinds] as const;

export type StreamKind = (typeof streamKinds)[number];

/** The parts of a stream's name `<kind>-<id>`. The id may contain anything, even dashes. */
export interface StreamName {
  readonly kind: StreamKind;
  readonly id: string;
}

export const streamOf = (kind: StreamKind, id: string): string => `${kind}-${id}`;

/** Null if it is not the name of a stream. */
export const parseStreamName = (streamId: string): StreamName | null => {
  const kind = streamKinds.find((each) => streamId.startsWith(`${each}-`));
  if (kind === undefined || streamId.length === kind.length + 1) return null;
  return { kind, id: streamId.slice(kind.length + 1) };
};

/** The id in the name of a stream of this kind; null for any other name. */
export const idIfOf = (kind: StreamKind, streamId: string): string | null => {
  const name = parseStreamName(streamId);
  return name?.kind === kind ? name.id : null;
};

/** The id in the name of a stream of this kind. @throws TypeError for any other name */
export const idOf = (kind: StreamKind, streamId: string): string => {
  const id = idIfOf(kind, streamId);
  if (id === null) throw new TypeError(`not the name of a ${kind}: ${JSON.stringify(streamId)}`);
  return id;
};

const parts: ReadonlySet<StreamKind> = new Set(partKinds);

/** Whether a stream of this kind lies in a tournament's log rather than in a log of its own. */
export const isPart = (kind: StreamKind): boolean => parts.has(kind);

/** The log of a tournament has the name of the tournament's own stream. */
export const logOfEvent = (eventId: string): string => streamOf('event', eventId);
