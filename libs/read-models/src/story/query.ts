import type { QueryResult, StoryEntry } from '#contracts';
import type { PodEvents } from '#draft';
import type { EventStore, ModelReader, RecordedEvent } from '#event-store';
import type { TournamentEvents } from '#tournament';
import { matchesModel, type MatchDoc } from '../matches/projection.js';
import { sides, tableRow } from '../matches/query.js';
import { readEventDoc } from '../event/query.js';
import { all } from '../source.js';

const page = 100;

const entry = (event: RecordedEvent): StoryEntry => ({
  position: event.globalPosition, streamId: event.streamId, version: event.version, type: event.type, at: event.meta.at, actor: event.meta.actor, data: event.data,
});

/** What a pod's stream adds to the story of the event. Its picks are told by the draft log, once that may be read. */
const ofPods: ReadonlySet<string> = new Set<keyof PodEvents>(['PodSeated', 'RoundOpened', 'PodPaused', 'PodResumed', 'PickRewound', 'CallRewound', 'SeatHeld', 'PodCompleted', 'PodDissolved', 'PacksRevealed']);

/** A pick that was taken back is no less secret than the one made instead. */
const withoutCard = (event: RecordedEvent): RecordedEvent => (event.type === 'PickRewound' ? { ...event, data: { ...event.data, card: null } } : event);

const podStories = async (store: EventStore, event: readonly RecordedEvent[]): Promise<readonly StoryEntry[]> => {
  const formed = event.flatMap(({ type, data }) => (type === 'PodsFormed' ? (data as unknown as TournamentEvents['PodsFormed']).pods : []));
  const streams = formed.map(async ({ podId, number }) => {
    const events = await store.readStream(`pod-${podId}`);
    return events.filter(({ type }) => ofPods.has(type)).map((each) => ({ ...entry(withoutCard(each)), pod: number }));
  });
  return (await Promise.all(streams)).flat();
};

/** What happened in the event and its pods, latest first, a page of 100 before the given position. */
export const readStory = async (store: EventStore, eventId: string, before?: number): Promise<QueryResult<'story'>> => {
  const own = await store.readStream(`event-${eventId}`);
  const told = [...own.map(entry), ...(await podStories(store, own))].sort((one, other) => one.position - other.position);
  const earlier = before === undefined ? told : told.filter(({ position }) => position < before);
  const entries = earlier.slice(-page).reverse();
  return { entries, more: earlier.length > entries.length };
};

/** One match: its row, and its stream as a story. Null when there is none of that id. */
export const readMatch = async (reader: ModelReader, store: EventStore, matchId: string): Promise<QueryResult<'match'> | null> => {
  const stream = await store.readStream(`match-${matchId}`);
  const place = stream[0]?.data as { eventId?: string } | undefined;
  if (!place?.eventId) return null;
  const doc = await readEventDoc(reader, place.eventId);
  const { docs } = await all<MatchDoc>(reader, matchesModel, place.eventId);
  const match = docs.find((each) => each.matchId === matchId);
  if (!doc || !match) return null;
  const round = doc.rounds.find((each) => each.phase === match.phase && each.round === match.round);
  const side = await sides(reader, doc);
  return {
    eventId: place.eventId,
    key: { phase: match.phase, round: match.round, attempt: round?.attempt ?? 1 },
    row: tableRow(match, side),
    story: stream.map(entry),
  };
};
