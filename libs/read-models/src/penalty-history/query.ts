import type { PenaltyHistory } from '#contracts';
import type { ModelReader } from '#event-store';
import { readEventDoc } from '../event-doc/read.js';
import { rosterModel } from '../roster/projection.js';
import { personOf } from '../seasons/person.js';
import { ALL_SEASONS, seasonsModel } from '../seasons/projection.js';
import { readDocument, readDocuments } from '../source.js';

/** Other events of the seasons to which an event belongs. */
const eventsBeside = async (reader: ModelReader, eventId: string): Promise<readonly string[]> => {
  const { docs } = await readDocuments(reader, seasonsModel, ALL_SEASONS);
  const seasons = docs.filter(({ events }) => events.includes(eventId));
  return [...new Set(seasons.flatMap(({ events }) => events))].filter((each) => each !== eventId);
};

/** The penalties of a person in one event. */
const penaltiesIn = async (
  reader: ModelReader,
  eventId: string,
  person: string,
): Promise<PenaltyHistory['penalties']> => {
  const [event, roster] = await Promise.all([
    readEventDoc(reader, eventId),
    readDocuments(reader, rosterModel, eventId),
  ]);
  if (!event) return [];
  return roster.docs
    .filter((seat) => personOf(seat) === person)
    .flatMap(({ account, penalties }) =>
      penalties
        .filter(({ revoked }) => !revoked)
        .map(({ penaltyId, level, infraction, round }) => ({
          ...{ penaltyId, event: event.name, date: event.date },
          ...{ round, level, infraction, sameName: account === null },
        })),
    );
};

/**
 * Penalties of a player in other events of the season, without the judges' notes; null if no player
 * has that id.
 */
export const readPenaltyHistory = async (
  reader: ModelReader,
  eventId: string,
  playerId: string,
): Promise<PenaltyHistory | null> => {
  const seat = await readDocument(reader, rosterModel, eventId, playerId);
  if (!seat) return null;
  const person = personOf(seat);
  const events = await eventsBeside(reader, eventId);
  const found = await Promise.all(events.map((each) => penaltiesIn(reader, each, person)));
  return {
    penalties: found
      .flat()
      .toSorted((one, other) => other.date.localeCompare(one.date) || other.round - one.round),
  };
};
