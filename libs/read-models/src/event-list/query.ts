import type { EventCard, QueryResult } from '#contracts';
import type { GameCatalogue } from '#game';
import type { Counting } from '../define-query.js';
import { accountEventsModel } from '../account-events/projection.js';
import { gameNames } from '../games/query.js';
import type { Asker } from '../asker.js';
import { readDocuments, readDocument, readPage } from '../source.js';
import { ALL_EVENTS, eventListModel, type EventCardDoc } from './projection.js';

const card = (
  games: GameCatalogue,
  { waitlisted: _waitlisted, visibility: _visibility, game, ...doc }: EventCardDoc,
): EventCard => ({
  ...doc,
  ...gameNames(games, { format: doc.format, ...(game === undefined ? {} : { game }) }),
});
const newestFirst = (one: EventCard, other: EventCard): number =>
  other.date.localeCompare(one.date) || one.name.localeCompare(other.name);
const shown = 100;

/** Public events: open, running or finished; newest first, at most 100. */
export const readPublicEvents = async ({
  games,
  reader,
}: Counting): Promise<QueryResult<'publicEvents'>> => {
  const found = await readPage(reader, eventListModel, ALL_EVENTS, {
    equal: { visibility: 'public' },
    oneOf: { field: 'status', values: ['registration', 'closed', 'running', 'finished'] },
    order: { field: 'date' },
    limit: shown,
  });
  return { events: found.map((doc) => card(games, doc)).sort(newestFirst) };
};

/** Events in which the asker has a role or a seat. */
export const readMyEvents = async (
  { games, reader }: Counting,
  asker: Asker,
): Promise<QueryResult<'myEvents'>> => {
  const parts = asker.account
    ? (await readDocuments(reader, accountEventsModel, asker.account.id)).docs
    : [];
  const mine = new Map<string, string>(
    parts.map((part) => [part.eventId, part.roles[0] ?? 'player']),
  );
  for (const seat of asker.seats) if (!mine.has(seat.eventId)) mine.set(seat.eventId, 'guest');
  const events = await Promise.all(
    [...mine].map(async ([eventId, role]) => {
      const doc = await readDocument(reader, eventListModel, ALL_EVENTS, eventId);
      return doc === null ? [] : [{ ...card(games, doc), role }];
    }),
  );
  return { events: events.flat().sort(newestFirst) };
};
