import type { Sources } from '../define-query.js';
import { streamOf } from '#aggregate';
import type { QueryParams, QueryResult, StoryEntry } from '#contracts';
import { type EventStore, type ModelReader, type RecordedEvent, factsIn } from '#event-store';
import type { MatchPlace } from '#match';
import { isSameRound, type TournamentEvent, type TournamentEvents } from '#tournament';
import { matchesModel, matchKey, roundPrefix, type MatchDoc } from '../matches/projection.js';
import { sides, tableRow } from '../matches/query.js';
import { readEventDoc } from '../event-doc/read.js';
import { readDocument, readDocuments } from '../source.js';
import { kindOf, ofMatches, ofPods } from './kinds.js';

const page = 100;

const entry = (event: RecordedEvent): StoryEntry => ({
  position: event.globalPosition,
  streamId: event.streamId,
  version: event.version,
  type: event.type,
  at: event.meta.at,
  actor: event.meta.actor,
  data: event.data,
});

/** A pick that was taken back stays as secret as the one made instead. */
const withoutCard = (event: RecordedEvent): RecordedEvent =>
  event.type === 'PickRewound' ? { ...event, data: { ...event.data, card: null } } : event;

/** The pods newly seated by this event; kept pods were named before. */
const newlySeated = ({
  pods,
  kept = [],
}: TournamentEvents['PodsFormed']): TournamentEvents['PodsFormed']['pods'] =>
  pods.filter(({ podId }) => !kept.includes(podId));

const podStories = async (
  store: EventStore,
  event: readonly RecordedEvent[],
): Promise<readonly StoryEntry[]> => {
  const formed = factsIn<TournamentEvent>(event).flatMap((fact) =>
    fact.type === 'PodsFormed' ? newlySeated(fact.data) : [],
  );
  const streams = formed.map(async ({ podId, number }) => {
    const events = await store.readStream(streamOf('pod', podId));
    return events
      .filter(({ type }) => ofPods.has(type))
      .map((each) => ({ ...entry(withoutCard(each)), pod: number }));
  });
  return (await Promise.all(streams)).flat();
};

type Wanted = Omit<QueryParams<'story'>, 'eventId' | 'before'>;

interface Tables {
  readonly reader: ModelReader;
  readonly store: EventStore;
  /** The event's own stream. */
  readonly own: readonly RecordedEvent[];
}

const toldOf = async (
  store: EventStore,
  docs: readonly MatchDoc[],
): Promise<readonly StoryEntry[]> => {
  const streams = await Promise.all(
    docs.map(({ matchId }) => store.readStream(streamOf('match', matchId))),
  );
  return streams
    .flat()
    .filter(({ type }) => ofMatches.has(type))
    .map(entry);
};

const roundOf = ({ phase, round }: Pick<MatchDoc, 'phase' | 'round'>): string =>
  roundPrefix(phase, round);

/** The position at which each round was first paired: nothing happened at its tables before. */
const pairedAt = (own: readonly RecordedEvent[]): ReadonlyMap<string, number> => {
  const first = new Map<string, number>();
  for (const fact of factsIn<TournamentEvent>(own)) {
    if (fact.type !== 'RoundPaired') continue;
    const round = roundOf(fact.data);
    if (!first.has(round)) first.set(round, fact.globalPosition);
  }
  return first;
};

/**
 * Reads round by round from the last, until a page is full, because a whole event has thousands of
 * tables. Late corrections of old results are always read.
 */
const everyTable = async (
  { store, own }: Tables,
  docs: readonly MatchDoc[],
  before: number,
): Promise<readonly StoryEntry[]> => {
  const begun = pairedAt(own);
  const corrected = docs.filter((match) => match.corrected);
  const kept = docs.filter((match) => !match.corrected);
  const told = [...(await toldOf(store, corrected))];
  for (const round of [...new Set(kept.map(roundOf))].sort().reverse()) {
    if ((begun.get(round) ?? 0) >= before) continue;
    const tables = kept.filter((match) => roundOf(match) === round);
    told.push(...(await toldOf(store, tables)));
    if (told.filter(({ position }) => position < before).length > page) break;
  }
  return told;
};

/**
 * The stories of the requested matches: all of a player's, all at a table, both in one, or the
 * latest of all.
 */
const matchStories = async (
  tables: Tables,
  eventId: string,
  { player, table, kind, before = Infinity }: Wanted & Pick<QueryParams<'story'>, 'before'>,
): Promise<readonly StoryEntry[]> => {
  if (kind !== undefined && kind !== 'results') return [];
  const { docs } = await readDocuments(tables.reader, matchesModel, eventId);
  if (player === undefined && table === undefined) return everyTable(tables, docs, before);
  return toldOf(
    tables.store,
    docs.filter(
      (match) =>
        (player === undefined || match.a === player || match.b === player) &&
        (table === undefined || match.table === table),
    ),
  );
};

/** Whether an event of the tournament or a pod concerns the player and the table. */
const speaksOf = ({ data }: StoryEntry, { player, table }: Wanted): boolean =>
  (player === undefined || JSON.stringify(data).includes(`"${player}"`)) &&
  (table === undefined || data['table'] === table);

/**
 * The events of the tournament and its pods, and of its tables (only those of the player or table
 * in question, if any); latest first, a page of 100 before the given position.
 */
export const readStory = async (
  sources: { readonly reader: ModelReader; readonly store: EventStore },
  { eventId, before, ...wanted }: QueryParams<'story'>,
): Promise<QueryResult<'story'>> => {
  const own = await sources.store.readStream(streamOf('event', eventId));
  const [pods, matches] = await Promise.all([
    podStories(sources.store, own),
    matchStories({ ...sources, own }, eventId, { ...wanted, before }),
  ]);
  const told = [
    ...[...own.map(entry), ...pods].filter((each) => speaksOf(each, wanted)),
    ...matches,
  ]
    .filter(
      ({ type, position }) =>
        (wanted.kind === undefined || kindOf(type) === wanted.kind) &&
        (before === undefined || position < before),
    )
    .sort((one, other) => one.position - other.position);
  const entries = told.slice(-page).reverse();
  return { entries, more: told.length > entries.length };
};

/** One match: its row, and its stream as a story. Null if no match has that id. */
export const readMatch = async (
  { store, ...sources }: Sources,
  matchId: string,
): Promise<QueryResult<'match'> | null> => {
  const { reader } = sources;
  const stream = await store.readStream(streamOf('match', matchId));
  const place = stream[0]?.data as MatchPlace | undefined;
  if (!place?.eventId) return null;
  const { scope, key } = matchKey(place, matchId);
  const doc = await readEventDoc(reader, place.eventId);
  // Only this row: an event has thousands of them, and thousands of players each ask for theirs.
  const match = await readDocument(reader, matchesModel, scope, key);
  if (!doc || !match) return null;
  const round = doc.rounds.find((each) => isSameRound(each, match));
  const side = await sides(sources, doc);
  return {
    eventId: place.eventId,
    key: { phase: match.phase, round: match.round, attempt: round?.attempt ?? 1 },
    row: tableRow(match, side),
    story: stream.map(entry),
  };
};
