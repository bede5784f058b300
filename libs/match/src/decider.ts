import {
  type DecisionOf,
  defineAggregate,
  type Handlers,
  mapDecisions,
  narrowMakers,
  type Narrowed,
  type Refusal,
} from '#aggregate';
import { agreedDraw, isAgreedDraw, isDoubleLoss, sameScore } from '#game';
import type { Match, MatchCommands, MatchCommandType } from './commands.js';
import { matchEvent, matchEvents, type CompletionCause, type MatchEvent } from './events.js';
import { matchFolds } from './evolve.js';
import type { TableEvent } from './game/kinds/match-table.js';
import { later } from './later.js';
import { matchScoreFault } from './match-score.js';
import type { GameScore, MatchPlace, Reporter } from './place.js';
import { matchRefusals, refuse } from './refusals.js';
import { initialMatch, type MatchState, type OpenReport } from './state.js';
import type { TableCommands } from './table/commands.js';
import { tableRules } from './table/decide.js';
import { foldTable } from './table/evolve.js';
import { runningGame, type TableState } from './table/state.js';
import type { TrilogyCommands } from './trilogy/commands.js';
import {
  endGame,
  foldTrilogy,
  trilogyHandlers,
  trilogyScore,
  type TrilogyFact,
} from './trilogy/decide.js';
import { blankTrilogy } from './trilogy/evolve.js';

export type MatchDecision = DecisionOf<Match>;
const accept = (...events: readonly MatchEvent[]): MatchDecision => events;

interface Scheduled extends MatchState {
  readonly place: MatchPlace;
}
type Handler<T extends MatchCommandType> = Handlers<Narrowed<Match, Scheduled>>[T];

const matchCompleted = (match: Scheduled, score: GameScore, cause: CompletionCause): MatchEvent =>
  matchEvent('MatchCompleted', { ...match.place, score, cause });

const legalScore = (
  match: Scheduled,
  score: GameScore,
  next: () => MatchDecision,
): MatchDecision => {
  const fault = matchScoreFault(match, score);
  return fault ? refuse(fault) : next();
};

/** A ruling may also give the match to nobody (both lose), unless the match needs a winner. */
const legalRuling = (
  match: Scheduled,
  score: GameScore,
  next: () => MatchDecision,
): MatchDecision =>
  isDoubleLoss(score) && score.a + score.b + score.drawn === 0 && match.drawsAllowed
    ? next()
    : legalScore(match, score, next);

/** Why players may no longer act on the result; null while the match is undecided. */
const settledAs = ({ status }: Scheduled): Refusal | null =>
  status === 'void' || status === 'completed' ? refuse(status) : null;

const whileUndecided = (match: Scheduled, next: () => MatchDecision): MatchDecision =>
  settledAs(match) ?? next();

const answering = (
  match: Scheduled,
  by: Reporter,
  next: (report: OpenReport) => MatchDecision,
): MatchDecision =>
  whileUndecided(match, () => {
    if (!match.report || match.status === 'open') return refuse('nothing-reported');
    if (match.status === 'disputed') return refuse('disputed');
    return match.report.by === by ? refuse('own-report') : next(match.report);
  });

/**
 * Whether this seat's current report differs both from the new one and from the one that the
 * reporting player has seen.
 */
const isOvertaken = (
  { by, score, replaces }: MatchCommands['ReportResult'],
  { report: open }: Scheduled,
): boolean =>
  replaces !== undefined &&
  open?.by === by &&
  !sameScore(open.score, score) &&
  (replaces === null || !sameScore(open.score, replaces));

const report: Handler<'ReportResult'> = (command, match, { at }) =>
  whileUndecided(match, () =>
    legalScore(match, command.score, () => {
      const { by, score } = command;
      if (match.status === 'disputed') return refuse('disputed');
      if (isOvertaken(command, match)) return refuse('own-report-changed');
      if (isAgreedDraw(score) && !match.agreedDrawAllowed) return refuse('agreed-draw-not-allowed');
      const confirmBy =
        match.confirmAfterMinutes > 0 ? later(at, match.confirmAfterMinutes * 60) : null;
      const reported = matchEvent('ResultReported', { ...match.place, by, score, confirmBy });
      if (!match.report || match.report.by === by) return accept(reported);
      // Both players have reported: equal scores settle the match, different ones need a judge.
      return sameScore(match.report.score, score)
        ? accept(
            matchEvent('ResultConfirmed', { ...match.place, by }),
            matchCompleted(match, score, 'agreed'),
          )
        : accept(matchEvent('ResultDisputed', { ...match.place, by, claim: score, note: '' }));
    }),
  );

type PlainCommand = Exclude<
  MatchCommandType,
  'ScheduleMatch' | keyof TrilogyCommands | keyof TableCommands
>;

const plain: Handlers<Narrowed<Match, Scheduled>, PlainCommand> = {
  ReportResult: report,
  WithdrawReport: ({ by }, match) =>
    whileUndecided(match, () => {
      if (!match.report || match.status !== 'reported')
        return refuse(match.status === 'disputed' ? 'disputed' : 'nothing-reported');
      return match.report.by === by
        ? accept(matchEvent('ReportWithdrawn', { ...match.place, by }))
        : refuse('not-your-report');
    }),
  ConfirmResult: ({ by, score: read }, match) =>
    answering(match, by, ({ score }) =>
      read && !sameScore(read, score)
        ? refuse('report-changed')
        : accept(
            matchEvent('ResultConfirmed', { ...match.place, by }),
            matchCompleted(match, score, 'confirmed'),
          ),
    ),
  DisputeResult: ({ by, claim, note }, match) =>
    answering(match, by, () => {
      const fault = claim && matchScoreFault(match, claim);
      return fault
        ? refuse(fault)
        : accept(matchEvent('ResultDisputed', { ...match.place, by, claim, note }));
    }),
  ConfirmByTimeout: ({ reportVersion }, match, { at }) =>
    whileUndecided(match, () => {
      if (match.status !== 'reported' || match.report?.version !== reportVersion)
        return refuse('stale-report');
      if (!match.report.confirmBy || Date.parse(at) < Date.parse(match.report.confirmBy))
        return refuse('too-early');
      return accept(matchCompleted(match, match.report.score, 'unanswered'));
    }),
  RuleResult: ({ score, note }, match) =>
    whileUndecided(match, () =>
      legalRuling(match, score, () =>
        accept(
          matchEvent('ResultRuled', { ...match.place, score, note }),
          matchCompleted(match, score, 'ruled'),
        ),
      ),
    ),
  CorrectResult: ({ score, note, replaces }, match) => {
    if (match.status === 'void') return refuse('void');
    const previous = match.score;
    if (match.status !== 'completed' || !previous) return refuse('not-completed');
    if (sameScore(previous, score)) return refuse('score-unchanged');
    if (replaces && !sameScore(previous, replaces)) return refuse('result-changed');
    return legalRuling(match, score, () =>
      accept(matchEvent('ResultCorrected', { ...match.place, previous, score, note })),
    );
  },
  ExtendTime: ({ seconds, reason }, match) =>
    whileUndecided(match, () =>
      match.extendedSeconds + seconds < 0
        ? refuse('extra-time-below-zero')
        : accept(matchEvent('TimeExtended', { ...match.place, seconds, reason })),
    ),
  VoidMatch: ({ reason }, match) =>
    match.status === 'void'
      ? refuse('void')
      : accept(matchEvent('MatchVoided', { ...match.place, reason, score: match.score })),
};

/**
 * Commands on the score of the whole match. In Trilogy they are refused: players report games, and
 * the score of the match follows from them.
 */
const reportsWholeMatch: ReadonlySet<MatchCommandType> = new Set([
  'ReportResult',
  'WithdrawReport',
  'ConfirmResult',
  'DisputeResult',
  'ConfirmByTimeout',
]);

/**
 * Commands of players on a result. They are refused while a game is played on screen, because the
 * outcome comes from that game.
 */
const playersSettle: ReadonlySet<MatchCommandType> = new Set([
  ...reportsWholeMatch,
  'ReportGame',
  'ConfirmGame',
  'DisputeGame',
  'ConfirmGameByTimeout',
]);

/** The second game that a side wins completes the match as well. */
const inTrilogy = mapDecisions<Narrowed<Match, Scheduled>, TrilogyFact, keyof TrilogyCommands>(
  narrowMakers<Narrowed<Match, Scheduled>, Scheduled, TrilogyFact, keyof TrilogyCommands>(
    (match) => settledAs(match) ?? match,
    trilogyHandlers,
  ),
  (facts, { state: match }) => {
    const next = foldTrilogy(match.trilogy ?? blankTrilogy, facts);
    return next.stage === 'over'
      ? [...facts, matchCompleted(match, trilogyScore(next), 'played')]
      : facts;
  },
);

const tableAfter = (match: Scheduled, facts: readonly TableEvent[]): TableState =>
  facts.reduce(foldTable, match.table);

/**
 * Once time has been called and no game is running, the score of the match stands as it is. A match
 * that needs a winner and has none is left to a judge.
 */
const afterTime = (match: Scheduled, facts: readonly TableEvent[]): readonly MatchEvent[] => {
  const table = tableAfter(match, facts);
  const { time, won, drawn } = table;
  if (runningGame(table) || time === null || match.trilogy !== null) return [];
  if (won.a === won.b && !match.drawsAllowed) return [];
  return [matchCompleted(match, { a: won.a, b: won.b, drawn }, 'time')];
};

/**
 * What a closed game means for the match: in Trilogy it is one of its games, else it counts towards
 * the score. In a match scored by points the score is that of the game; a game without points, for
 * example after a ruling, leaves the score to a judge.
 */
const afterGame = (
  match: Scheduled,
  facts: readonly TableEvent[],
  at: string,
): readonly MatchEvent[] => {
  const closed = facts.find((each) => each.type === 'TableClosed');
  if (!closed) return afterTime(match, facts);
  const { winner, cause } = closed.data;
  if (cause === 'agreed') return [matchCompleted(match, agreedDraw, 'agreed')];
  if (match.trilogy) {
    const { trilogy } = match;
    const ended = endGame({ ...match, trilogy }, winner, at);
    const next = foldTrilogy(trilogy, ended);
    const over = next.stage === 'over' ? [matchCompleted(match, trilogyScore(next), 'played')] : [];
    return [...ended, ...over];
  }
  if (match.mostPoints !== null) {
    const { points } = closed.data;
    if (!points) return [];
    const score = { a: points[0], b: points[1], drawn: 0, winner };
    return matchScoreFault(match, score) === null ? [matchCompleted(match, score, 'played')] : [];
  }
  const { won, drawn } = tableAfter(match, facts);
  const needed = match.bestOf === 3 ? 2 : 1;
  return won.a === needed || won.b === needed
    ? [matchCompleted(match, { a: won.a, b: won.b, drawn }, cause === 'time' ? 'time' : 'played')]
    : afterTime(match, facts);
};

/** Refuses if no game on screen can be played in this match. */
const playingState = (match: Scheduled): Scheduled | Refusal =>
  settledAs(match) ?? (match.status === 'open' ? match : refuse('already-reported'));

/** Commands on games on screen: the rules engine judges every move before it becomes an event. */
const onTable = mapDecisions<Narrowed<Match, Scheduled>, TableEvent, keyof TableCommands>(
  narrowMakers<Narrowed<Match, Scheduled>, Scheduled, TableEvent, keyof TableCommands>(
    playingState,
    {
      ...tableRules,
      OpenTable: (data, match, context) =>
        match.format === 'trilogy' && match.trilogy?.stage !== 'playing'
          ? refuse('no-game-running')
          : tableRules.OpenTable(data, match, context),
    },
  ),
  (facts, { state: match, context: { at } }) => [...facts, ...afterGame(match, facts, at)],
);

const requireScheduled = (match: MatchState): Scheduled | Refusal =>
  match.place === null ? refuse('not-found') : { ...match, place: match.place };

/**
 * Refuses what does not apply to the match as a whole: it does not exist, its score comes from the
 * running game on screen, or (in Trilogy) its players report single games.
 */
const guard = (
  { type }: { readonly type: MatchCommandType },
  { status, place, table, format, trilogy }: MatchState,
): Refusal | null => {
  if (type === 'ScheduleMatch') return status === 'none' ? null : refuse('already-scheduled');
  if (place === null) return refuse('not-found');
  if (runningGame(table) && playersSettle.has(type)) return refuse('table-open');
  return format === 'trilogy' && reportsWholeMatch.has(type)
    ? refuse(trilogy ? 'report-games' : 'decks-not-presented')
    : null;
};

/** The aggregate of a match. */
export const matchDecider = defineAggregate<Match>({
  name: 'match',
  stream: 'match',
  initial: initialMatch,
  events: matchEvents,
  refusals: matchRefusals,
  guard,
  decide: {
    ScheduleMatch: (data) => [
      matchEvent('MatchScheduled', {
        ...data,
        format: data.format ?? 'plain',
        points: data.points ?? null,
      }),
    ],
    ...narrowMakers<Match, Scheduled, MatchEvent, Exclude<MatchCommandType, 'ScheduleMatch'>>(
      requireScheduled,
      { ...plain, ...inTrilogy, ...onTable },
    ),
  },
  evolve: matchFolds,
  each: (match) => ({ ...match, version: match.version + 1 }),
});
