import type { QueryResult, StoryEntry } from '#contracts';
import type { EventStore, ModelReader, RecordedEvent } from '#event-store';
import { matchesModel, type MatchDoc } from '../matches/projection.js';
import { sides, tableRow } from '../matches/query.js';
import { readEventDoc } from '../event/query.js';
import { all } from '../source.js';

const page = 100;

const entry = (event: RecordedEvent): StoryEntry => ({
  position: event.globalPosition, streamId: event.streamId, version: event.version, type: event.type, at: event.meta.at, actor: event.meta.actor, data: event.data,
});

/** What happened in the event, latest first, a page of 100 before the given version of its stream. */
export const readStory = async (store: EventStore, eventId: string, before?: number): Promise<QueryResult<'story'>> => {
  const events = await store.readStream(`event-${eventId}`);
  const earlier = before === undefined ? events : events.filter((event) => event.globalPosition < before);
  const entries = earlier.slice(-page).reverse().map(entry);
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
