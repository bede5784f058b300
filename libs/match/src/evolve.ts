import type { MatchEvent, MatchEvents, MatchEventType } from './events.js';
import type { MatchState } from './state.js';
import type { TableEvents } from './table/events.js';
import { foldTable, tableFolds } from './table/evolve.js';
import type { TrilogyEvents } from './trilogy/events.js';
import type { TrilogyState } from './trilogy/state.js';
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

const isTableFact = (event: MatchEvent): event is MatchEvent<keyof TableEvents> =>
  event.type in tableFolds;
const isTrilogyFact = (event: MatchEvent): event is MatchEvent<keyof TrilogyEvents> =>
  event.type in trilogyFolds;

const foldTrilogyFact = <T extends keyof TrilogyEvents>(
  state: TrilogyState,
  { type, data }: MatchEvent<T>,
  version: number,
): TrilogyState => trilogyFolds[type](state, data, version);

const foldMatch = <T extends keyof typeof folds>(
  match: MatchState,
  { type, data }: MatchEvent<T>,
): MatchState => (Object.hasOwn(folds, type) ? folds[type](match, data) : match);

/** Applies one fact. Never validates, never throws; a fact whose type or version is a later release's is passed over. */
export const evolveMatch = (match: MatchState, stored: MatchEvent): MatchState => {
  const counted = { ...match, version: match.version + 1 };
  const event = upcastMatchEvent(stored);
  if (event === null) return counted;
  if (isTableFact(event)) return { ...counted, table: foldTable(match.table, event) };
  if (isTrilogyFact(event)) {
    const trilogy = foldTrilogyFact(match.trilogy ?? blankTrilogy, event, counted.version);
    return { ...counted, trilogy };
  }
  return foldMatch(counted, event);
};
