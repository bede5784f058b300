import type { EventCard, QueryResult } from '#contracts';
import type { ModelReader } from '#event-store';
import { accountEventsModel, type AccountEventDoc } from '../account-events/projection.js';
import { gameNames } from '../games/query.js';
import type { Asker } from '../asker.js';
import { all } from '../source.js';
import { ALL_EVENTS, eventListModel, type EventCardDoc } from './projection.js';

const card = ({
  waitlisted: _waitlisted,
  visibility: _visibility,
  game,
  ...doc
}: EventCardDoc): EventCard => ({
  ...doc,
  ...gameNames({ format: doc.format, ...(game === undefined ? {} : { game }) }),
});
const newestFirst = (one: EventCard, other: EventCard): number =>
  other.date.localeCompare(one.date) || one.name.localeCompare(other.name);
const shown = 100;

/** Events that anyone may find: open, running or finished; newest first, at most 100. */
export const readPublicEvents = async (
  reader: ModelReader,
): Promise<QueryResult<'publicEvents'>> => {
  const { docs } = await all<EventCardDoc>(reader, eventListModel, ALL_EVENTS);
  const found = docs.filter(
    (doc) => doc.visibility === 'public' && doc.status !== 'draft' && doc.status !== 'cancelled',
  );
  return { events: found.map(card).sort(newestFirst).slice(0, shown) };
};

/** Events in which the asker has a part. */
export const readMyEvents = async (
  reader: ModelReader,
  asker: Asker,
): Promise<QueryResult<'myEvents'>> => {
  const parts = asker.account
    ? (await all<AccountEventDoc>(reader, accountEventsModel, asker.account.id)).docs
    : [];
  const mine = new Map<string, string>(
    parts.map((part) => [part.eventId, part.roles[0] ?? 'player']),
  );
  for (const seat of asker.seats) if (!mine.has(seat.eventId)) mine.set(seat.eventId, 'guest');
  const { docs } = await all<EventCardDoc>(reader, eventListModel, ALL_EVENTS);
  const events = docs.flatMap((doc) => {
    const role = mine.get(doc.eventId);
    return role === undefined ? [] : [{ ...card(doc), role }];
  });
  return { events: events.sort(newestFirst) };
};
