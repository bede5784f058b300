import type { Counting } from '../define-query.js';
import { cardById } from '#cards';
import type { ArchiveCard, ArchiveEntry, QueryParams, QueryResult } from '#contracts';
import type { EventCardDoc } from '../event-list/projection.js';
import { championOf } from '../event-doc/champion.js';
import { readEventDoc } from '../event-doc/read.js';
import { gameNames } from '../games/query.js';
import { eventRecordOf } from '../record/query.js';
import { afterCursor, cursorOf, pastEvents } from './past-events.js';

const usual = 20;
const shownPlaces = 8;

export const archiveCard = (id: string): ArchiveCard => {
  const card = cardById(id);
  return { id, name: card?.name ?? id, subtitle: card?.subtitle ?? null };
};

const entry = async (sources: Counting, doc: EventCardDoc): Promise<ArchiveEntry> => {
  const { games, reader } = sources;
  const { eventId, name, date, venue, format, players, game } = doc;
  const event = await readEventDoc(reader, eventId);
  const record = event && (await eventRecordOf(sources, event));
  const nameOf = (id: string): string =>
    record?.players.find(({ playerId }) => playerId === id)?.name ?? '';
  const top = (record?.players ?? [])
    .filter(({ rank }) => rank !== null && rank <= shownPlaces)
    .map((player) => ({
      rank: player.rank ?? 0,
      playerId: player.playerId,
      name: player.name,
      record: player.record,
      leaders: player.decks.flatMap(({ leaders }) => leaders.map(({ id }) => archiveCard(id))),
      bases: player.decks.flatMap(({ bases }) => bases.map(({ id }) => archiveCard(id))),
    }));
  return {
    eventId,
    name,
    date,
    venue,
    format,
    players,
    ...gameNames(games, { format, ...(game === undefined ? {} : { game }) }),
    winner: event && championOf(event, nameOf),
    top,
  };
};

/** A page of past events with their winners and the decks of the best eight. */
export const readArchive = async (
  sources: Counting,
  { cursor, limit = usual, ...wish }: QueryParams<'archive'>,
): Promise<QueryResult<'archive'>> => {
  const { reader } = sources;
  const after = afterCursor(cursor);
  const found = await pastEvents(reader, wish, {
    ...(after === undefined ? {} : { after }),
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    events: await Promise.all(page.map((doc) => entry(sources, doc))),
    next: found.length > limit && last ? cursorOf(last) : null,
  };
};
