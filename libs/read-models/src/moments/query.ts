import type { Sources } from '../define-query.js';
import { idOf, logOfEvent } from '#aggregate';
import type { Moment, QueryParams, QueryResult } from '#contracts';
import { eventsOfLog, type EventStore, type RecordedEvent } from '#event-store';
import { eventModel } from '../event-doc/projection.js';
import { draftStandingsModel, sealedStandingsModel } from '../records/limited-projection.js';
import { matchesModel } from '../matches/projection.js';
import { readPairings, withoutWords } from '../matches/query.js';
import { rosterModel } from '../roster/projection.js';
import { readDocuments } from '../source.js';
import { standingsModel } from '../records/plain-projection.js';
import { readStandings } from '../standings/query.js';
import { trilogyStandingsModel } from '../records/trilogy-projection.js';
import { ReaderAsOf } from './reader-as-of.js';

const recordModels = [
  standingsModel,
  trilogyStandingsModel,
  sealedStandingsModel,
  draftStandingsModel,
];
const models = [eventModel, matchesModel, ...recordModels];
const ofRecords = new Set(recordModels.map(({ name }) => name));

const kinds: Readonly<Record<string, Moment['kind']>> = {
  EventStarted: 'started',
  RoundPaired: 'paired',
  MatchCompleted: 'result',
  TableResultRecorded: 'result',
  ResultCorrected: 'corrected',
  RoundVoided: 'voided',
  PlayerDropped: 'dropped',
  RoundCompleted: 'round-over',
  EventFinished: 'finished',
  EventReopened: 'reopened',
};

const roundOf = ({ data }: RecordedEvent): Moment['round'] =>
  typeof data['phase'] === 'number' && typeof data['round'] === 'number'
    ? { phase: data['phase'], round: data['round'] }
    : null;

/** More moments are of no use on a slider. */
const mostMoments = 1_500;

/** Keeps only every n-th result, and all other moments. */
const thinResults = (moments: readonly Moment[]): readonly Moment[] => {
  const step = Math.ceil(moments.length / mostMoments);
  return moments.filter(({ kind }, index) => step === 1 || kind !== 'result' || index % step === 0);
};

/** The moments when pairings or standings of an event changed, by position in its log. */
export const readMoments = async (
  store: EventStore,
  eventId: string,
): Promise<QueryResult<'moments'>> => {
  const moments: Moment[] = [];
  let position = 0;
  for await (const event of eventsOfLog(store, logOfEvent(eventId))) {
    position += 1;
    const kind = kinds[event.type];
    if (kind) moments.push({ position, at: event.meta.at, kind, round: roundOf(event) });
  }
  return { moments: [...thinResults(moments)], last: position };
};

const beginning = async (
  store: EventStore,
  eventId: string,
  most: number,
): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for await (const event of eventsOfLog(store, logOfEvent(eventId))) {
    events.push(event);
    if (events.length === most) break;
  }
  return events;
};

const gamesOver = (events: readonly RecordedEvent[]): QueryResult<'moment'>['games'] =>
  events.flatMap(({ type, streamId, data }) =>
    type === 'TableClosed' && typeof data['game'] === 'number'
      ? [{ matchId: idOf('match', streamId), game: data['game'] }]
      : [],
  );

/**
 * Pairings and standings at the time when the log of the event had so many events; null if it never
 * had any. People are shown with their current names, so that a changed or erased name does not
 * reappear.
 */
export const readMoment = async (
  { games, reader, store }: Sources,
  { eventId, position = Infinity }: QueryParams<'moment'>,
): Promise<QueryResult<'moment'> | null> => {
  const [events, { docs: roster }] = await Promise.all([
    beginning(store, eventId, position),
    readDocuments(reader, rosterModel, eventId),
  ]);
  const last = events.at(-1);
  if (!last) return null;
  const names = new Map(roster.map(({ playerId, name }) => [playerId, name]));
  const then = new ReaderAsOf(models, events, (model, doc) =>
    ofRecords.has(model) ? { ...doc, name: names.get(String(doc['playerId'])) ?? '' } : doc,
  );
  const [pairings, standings] = await Promise.all([
    readPairings({ games, reader: then }, eventId),
    readStandings({ games, reader: then }, eventId),
  ]);
  return pairings && standings
    ? {
        position: events.length,
        at: last.meta.at,
        key: pairings.key,
        pairings: { ...pairings, tables: pairings.tables.map(withoutWords) },
        standings,
        games: gamesOver(events),
      }
    : null;
};
