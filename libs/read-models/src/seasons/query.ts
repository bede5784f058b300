import type { Counting } from '../define-query.js';
import type { QueryResult, SeasonView } from '#contracts';
import type { ModelReader } from '#event-store';
import { isAgreedDraw, outcomeOf } from '#game';
import { inOrder, seasonInvitations, seasonTable, type SeasonEvent } from '#tournament';
import type { Asker } from '../asker.js';
import type { EventDoc } from '../event-doc/projection.js';
import { readEventDoc } from '../event-doc/read.js';
import { matchesModel, type MatchDoc } from '../matches/projection.js';
import { rosterModel } from '../roster/projection.js';
import { readDocuments, readDocument } from '../source.js';
import { placedNow, rankedRecords } from '../standings/ranked-records.js';
import { personOf } from './person.js';
import { ALL_SEASONS, seasonsModel } from './projection.js';
import { provisionalFrom, ratingsOver, type RatedMatch } from './rating.js';

interface CountedEvent extends SeasonEvent {
  readonly finished: boolean;
  readonly matches: readonly RatedMatch[];
}

const scoreOf = (match: MatchDoc): RatedMatch['score'] | null => {
  if (match.status !== 'completed' || match.score === null || isAgreedDraw(match.score))
    return null;
  const outcome = outcomeOf(match.score);
  if (outcome === 'double-loss') return null;
  return outcome === 'a' ? 1 : outcome === 'b' ? 0 : 0.5;
};

/** The current places and matches of one event, including corrections after its end. */
const countEvent = async (sources: Counting, event: EventDoc): Promise<CountedEvent> => {
  const { reader } = sources;
  const { eventId, name, date, status } = event;
  const [{ docs: roster }, { docs: matches }, ranked] = await Promise.all([
    readDocuments(reader, rosterModel, eventId),
    readDocuments(reader, matchesModel, eventId),
    rankedRecords(sources, event),
  ]);
  const people = new Map(
    roster.map((doc) => [doc.playerId, { person: personOf(doc), name: doc.name }]),
  );
  const finished = status === 'finished';
  return {
    eventId,
    name,
    date,
    finished,
    places: finished
      ? placedNow(ranked, event).flatMap(({ player }) => people.get(player) ?? [])
      : [],
    matches: matches.flatMap((match): readonly RatedMatch[] => {
      const [a, b] = [people.get(match.a)?.person, people.get(match.b)?.person];
      const score = scoreOf(match);
      return finished && a !== undefined && b !== undefined && score !== null
        ? [{ a, b, score }]
        : [];
    }),
  };
};

const ratingRows = (
  events: readonly CountedEvent[],
  names: ReadonlyMap<string, string>,
): SeasonView['ratings'] => {
  const byDate = inOrder(events).flatMap(
    ({ eventId }) => events.find((event) => event.eventId === eventId) ?? [],
  );
  return [...ratingsOver(byDate.map(({ matches }) => matches))]
    .map(([person, { rating, deviation, matches }]) => ({
      person,
      name: names.get(person) ?? '',
      rating: Math.round(rating * 10) / 10,
      deviation: Math.round(deviation * 10) / 10,
      provisional: deviation > provisionalFrom,
      matches,
    }))
    .sort(
      (a, b) =>
        b.rating - 2 * b.deviation - (a.rating - 2 * a.deviation) || (a.name < b.name ? -1 : 1),
    );
};

/**
 * Replaces accounts in the answer by consecutive numbers, because account ids must not be
 * published.
 */
const hideAccounts = (events: readonly CountedEvent[], known: readonly string[]) => {
  const people = [
    ...new Set([
      ...known,
      ...events.flatMap(({ places, matches }) => [
        ...places.map(({ person }) => person),
        ...matches.flatMap(({ a, b }) => [a, b]),
      ]),
    ]),
  ];
  return new Map(people.map((person, index) => [person, `p-${index + 1}`]));
};

/**
 * A season as its page shows it; null if no season has that id. Only its owner sees how players are
 * matched across events.
 */
export const readSeason = async (
  sources: Counting,
  seasonId: string,
  asker: Asker,
): Promise<SeasonView | null> => {
  const { reader } = sources;
  const doc = await readDocument(reader, seasonsModel, ALL_SEASONS, seasonId);
  if (!doc) return null;
  const mine = asker.account !== null && asker.account.id === doc.owner;
  const found = await Promise.all(doc.events.map((eventId) => readEventDoc(reader, eventId)));
  const open = found.flatMap((event) =>
    event && (mine || event.information?.visibility !== 'private') ? [event] : [],
  );
  const events = await Promise.all(open.map((event) => countEvent(sources, event)));
  const names = new Map(
    events.flatMap(({ places }) => places.map(({ person, name }) => [person, name] as const)),
  );
  const hidden = hideAccounts(events, doc.declined);
  const shown = <Row extends { readonly person: string }>(row: Row): Row =>
    mine ? row : { ...row, person: hidden.get(row.person) ?? '' };
  return {
    seasonId,
    name: doc.name,
    mine,
    rules: { ...doc.rules, placePoints: [...doc.rules.placePoints] },
    events: inOrder(events).map(({ eventId, name, date }) => ({
      eventId,
      name,
      date,
      finished: events.some((event) => event.eventId === eventId && event.finished),
    })),
    rows: seasonTable(events, doc.rules).map((row) =>
      shown({ ...row, scores: row.scores.map((score) => ({ ...score })) }),
    ),
    invitations: seasonInvitations(events, doc.rules, new Set(doc.declined)).map((each) =>
      shown({ ...each }),
    ),
    declined: mine ? [...doc.declined] : [],
    ratings: ratingRows(events, names).map(shown),
  };
};

/** Every season with an event in it, and the asker's own. */
export const readSeasons = async (
  reader: ModelReader,
  asker: Asker,
): Promise<QueryResult<'seasons'>> => {
  const { docs } = await readDocuments(reader, seasonsModel, ALL_SEASONS);
  return {
    seasons: docs
      .map(({ seasonId, name, events, owner }) => ({
        seasonId,
        name,
        events: events.length,
        mine: asker.account !== null && asker.account.id === owner,
      }))
      .filter(({ events, mine }) => events > 0 || mine),
  };
};
