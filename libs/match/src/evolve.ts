import type { Folds } from '#aggregate';
import type { Match } from './commands.js';
import type { MatchEvents, MatchEventType } from './events.js';
import type { MatchState } from './state.js';
import type { TableEvents } from './table/events.js';
import { tableFolds } from './table/evolve.js';
import type { TrilogyEvents } from './trilogy/events.js';
import { blankTrilogy, trilogyFolds } from './trilogy/evolve.js';

const folds: Folds<Match, Exclude<MatchEventType, keyof TrilogyEvents | keyof TableEvents>> = {
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

/** Turns the folds of a part of the match into folds of the match. */
const ofPart = <Part, Type extends keyof MatchEvents>(
  folds: { readonly [T in Type]: (part: Part, data: MatchEvents[T], version: number) => Part },
  change: (match: MatchState, fold: (part: Part) => Part) => MatchState,
): Folds<Match, Type> =>
  Object.fromEntries(
    Object.entries(
      folds as Readonly<Record<string, (part: Part, data: object, version: number) => Part>>,
    ).map(([type, fold]) => [
      type,
      (match: MatchState, data: object) => change(match, (part) => fold(part, data, match.version)),
    ]),
  ) as unknown as Folds<Match, Type>;

/** The fold of each event; `version` counts every event, including the one being folded. */
export const matchFolds: Folds<Match> = {
  ...folds,
  ...ofPart(trilogyFolds, (match, fold) => ({
    ...match,
    trilogy: fold(match.trilogy ?? blankTrilogy),
  })),
  ...ofPart(tableFolds, (match, fold) => ({ ...match, table: fold(match.table) })),
};
