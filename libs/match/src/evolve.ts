import type { MatchEvent, MatchEvents, MatchEventType } from './events.js';
import type { MatchState } from './state.js';
import type { TableEvents } from './table/events.js';
import { tableFolds } from './table/evolve.js';
import type { TrilogyEvents } from './trilogy/events.js';
import { blankTrilogy, trilogyFolds } from './trilogy/evolve.js';
import { upcastMatchEvent } from './versions.js';

type Fold<T extends MatchEventType> = (match: MatchState, data: MatchEvents[T]) => MatchState;

const folds: {
  readonly [T in Exclude<MatchEventType, keyof TrilogyEvents | keyof TableEvents>]: Fold<T>;
} = {
  MatchScheduled: (
    match,
    {
      eventId,
      phase,
      round,
      table,
      players,
      bestOf,
      drawsAllowed,
      agreedDrawAllowed,
      confirmAfterMinutes,
      format,
      points,
      seats,
    },
  ) => ({
    ...match,
    format,
    status: 'open',
    place: { eventId, phase, round, table, players },
    bestOf,
    mostPoints: points?.most ?? null,
    seats: seats ?? null,
    drawsAllowed,
    agreedDrawAllowed,
    confirmAfterMinutes,
  }),
  ResultReported: (match, { by, score, confirmBy }) => ({
    ...match,
    status: 'reported',
    report: { by, score, confirmBy, version: match.version },
  }),
  ReportWithdrawn: (match) => ({ ...match, status: 'open', report: null }),
  ResultConfirmed: (match) => match,
  ResultDisputed: (match) => ({ ...match, status: 'disputed' }),
  ResultRuled: (match) => match,
  MatchCompleted: (match, { score }) => ({ ...match, status: 'completed', score, report: null }),
  ResultCorrected: (match, { score }) => ({ ...match, score }),
  TimeExtended: (match, { seconds }) => ({
    ...match,
    extendedSeconds: match.extendedSeconds + seconds,
  }),
  MatchVoided: (match) => ({ ...match, status: 'void' }),
};

export const matchEventTypes = [
  ...Object.keys(folds),
  ...Object.keys(trilogyFolds),
  ...Object.keys(tableFolds),
] as readonly MatchEventType[];

const isTableFact = (type: MatchEventType): type is keyof TableEvents => type in tableFolds;
const isTrilogyFact = (type: MatchEventType): type is keyof TrilogyEvents => type in trilogyFolds;

/** Applies one fact. Never validates, never throws; a fact whose type or version is a later release's is passed over. */
export const evolveMatch = (match: MatchState, stored: MatchEvent): MatchState => {
  const counted = { ...match, version: match.version + 1 };
  const event = upcastMatchEvent(stored);
  if (event === null) return counted;
  if (isTableFact(event.type)) {
    const fold = tableFolds[event.type];
    return { ...counted, table: fold(match.table, event.data as never) };
  }
  if (isTrilogyFact(event.type)) {
    const fold = trilogyFolds[event.type];
    return {
      ...counted,
      trilogy: fold(match.trilogy ?? blankTrilogy, event.data as never, counted.version),
    };
  }
  const fold = folds[event.type] as Fold<MatchEventType> | undefined;
  return fold ? fold(counted, event.data) : counted;
};
