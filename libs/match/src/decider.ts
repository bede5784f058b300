import {
  agreedDraw,
  isAgreedDraw,
  isDoubleLoss,
  sameScore,
  scoreFault,
  type MatchShape,
  type ScoreFault,
} from '#game';
import type { MatchCommand, MatchCommands, MatchCommandType } from './commands.js';
import {
  matchEvent,
  type CompletionCause,
  type MatchEvent,
  type MatchEvents,
  type MatchEventType,
} from './events.js';
import { evolveMatch } from './evolve.js';
import { later } from './later.js';
import type { GameScore, MatchPlace, Reporter } from './place.js';
import { initialMatch, type MatchState, type OpenReport } from './state.js';
import type { TableCommands } from './table/commands.js';
import { decideTable, tableRules } from './table/decide.js';
import type { TableEvents } from './table/events.js';
import { foldTable } from './table/evolve.js';
import type { TableState } from './table/state.js';
import type { MoveRefused, TableFact, TableRefusal } from './table/rule.js';
import type { TrilogyCommands } from './trilogy/commands.js';
import {
  decideTrilogy,
  endGame,
  foldTrilogy,
  presentDecks,
  trilogyRules,
  trilogyScore,
  type TrilogyDecision,
  type TrilogyRefusal,
} from './trilogy/decide.js';
import { blankTrilogy } from './trilogy/evolve.js';

export type MatchRefusal =
  | 'not-found'
  | 'already-scheduled'
  | 'completed'
  | 'not-completed'
  | 'void'
  | 'already-reported'
  | 'nothing-reported'
  | 'not-your-report'
  | 'own-report'
  | 'report-changed'
  | 'own-report-changed'
  | 'disputed'
  | 'stale-report'
  | 'too-early'
  | 'score-unchanged'
  | ScoreFault
  | 'agreed-draw-not-allowed'
  | 'report-games'
  | 'no-trilogy'
  | 'decks-not-presented'
  | TrilogyRefusal
  | TableRefusal;

export interface MatchRefused {
  readonly kind: 'refused';
  readonly code: `match/${MatchRefusal}`;
  readonly data: Readonly<Record<string, string | number | boolean>>;
}
/** A move that the rules engine refuses; the code is the engine's, `rule` the number of the rule. */
interface MoveRefusedByRules {
  readonly kind: 'refused';
  readonly code: string;
  readonly data: { readonly rule: string | null; readonly detail: string };
}
export type MatchDecision = readonly MatchEvent[] | MatchRefused | MoveRefusedByRules;

const refuse = (reason: MatchRefusal, data: MatchRefused['data'] = {}): MatchRefused => ({
  kind: 'refused',
  code: `match/${reason}`,
  data,
});
const accept = (...events: readonly MatchEvent[]): MatchDecision => events;

interface Scheduled extends MatchState {
  readonly place: MatchPlace;
}
type Rule<T extends MatchCommandType> = (
  data: MatchCommands[T],
  match: Scheduled,
  at: string,
) => MatchDecision;

const recorded = <T extends MatchEventType>(fact: {
  readonly type: T;
  readonly data: MatchEvents[T];
}): MatchEvent<T> => matchEvent(fact.type, fact.data);

const completed = (match: Scheduled, score: GameScore, cause: CompletionCause): MatchEvent =>
  matchEvent('MatchCompleted', { ...match.place, score, cause });

const shapeOf = ({ bestOf, mostPoints, seats }: Scheduled): MatchShape =>
  mostPoints === null
    ? { kind: 'games', bestOf, ...(seats === null ? {} : { seats }) }
    : { kind: 'points', most: mostPoints };

const legalScore = (
  match: Scheduled,
  score: GameScore,
  next: () => MatchDecision,
): MatchDecision => {
  const fault = scoreFault(score, shapeOf(match), match.drawsAllowed);
  return fault ? refuse(fault) : next();
};

/** A ruling may also be that both lose, where the match need not have a winner. */
const legalRuling = (
  match: Scheduled,
  score: GameScore,
  next: () => MatchDecision,
): MatchDecision =>
  isDoubleLoss(score) && score.a + score.b + score.drawn === 0 && match.drawsAllowed
    ? next()
    : legalScore(match, score, next);

/** Players may still speak: nothing settled yet. */
const undecided = (match: Scheduled, next: () => MatchDecision): MatchDecision => {
  if (match.status === 'void') return refuse('void');
  return match.status === 'completed' ? refuse('completed') : next();
};

const answering = (
  match: Scheduled,
  by: Reporter,
  next: (report: OpenReport) => MatchDecision,
): MatchDecision =>
  undecided(match, () => {
    if (!match.report || match.status === 'open') return refuse('nothing-reported');
    if (match.status === 'disputed') return refuse('disputed');
    return match.report.by === by ? refuse('own-report') : next(match.report);
  });

/** Whether the same seat has reported something else than whoever reports now has seen. */
const overtaken = (
  { by, score, replaces }: MatchCommands['ReportResult'],
  { report: open }: Scheduled,
): boolean =>
  replaces !== undefined &&
  open?.by === by &&
  !sameScore(open.score, score) &&
  (replaces === null || !sameScore(open.score, replaces));

const report: Rule<'ReportResult'> = (command, match, at) =>
  undecided(match, () =>
    legalScore(match, command.score, () => {
      const { by, score } = command;
      if (match.status === 'disputed') return refuse('disputed');
      if (overtaken(command, match)) return refuse('own-report-changed');
      if (isAgreedDraw(score) && !match.agreedDrawAllowed) return refuse('agreed-draw-not-allowed');
      const confirmBy =
        match.confirmAfterMinutes > 0 ? later(at, match.confirmAfterMinutes * 60) : null;
      const reported = matchEvent('ResultReported', { ...match.place, by, score, confirmBy });
      if (!match.report || match.report.by === by) return accept(reported);
      // Both have spoken: the same words settle the match, different ones need a judge.
      return sameScore(match.report.score, score)
        ? accept(
            matchEvent('ResultConfirmed', { ...match.place, by }),
            completed(match, score, 'agreed'),
          )
        : accept(matchEvent('ResultDisputed', { ...match.place, by, claim: score, note: '' }));
    }),
  );

type PlainCommand = Exclude<
  MatchCommandType,
  'ScheduleMatch' | keyof TrilogyCommands | keyof TableCommands
>;

const rules: { readonly [T in PlainCommand]: Rule<T> } = {
  ReportResult: report,
  WithdrawReport: ({ by }, match) =>
    undecided(match, () => {
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
            completed(match, score, 'confirmed'),
          ),
    ),
  DisputeResult: ({ by, claim, note }, match) =>
    answering(match, by, () => {
      const fault = claim && scoreFault(claim, shapeOf(match), match.drawsAllowed);
      return fault
        ? refuse(fault)
        : accept(matchEvent('ResultDisputed', { ...match.place, by, claim, note }));
    }),
  ConfirmByTimeout: ({ reportVersion }, match, at) =>
    undecided(match, () => {
      if (match.status !== 'reported' || match.report?.version !== reportVersion)
        return refuse('stale-report');
      if (!match.report.confirmBy || Date.parse(at) < Date.parse(match.report.confirmBy))
        return refuse('too-early');
      return accept(completed(match, match.report.score, 'unanswered'));
    }),
  RuleResult: ({ score, note }, match) =>
    undecided(match, () =>
      legalRuling(match, score, () =>
        accept(
          matchEvent('ResultRuled', { ...match.place, score, note }),
          completed(match, score, 'ruled'),
        ),
      ),
    ),
  CorrectResult: ({ score, note }, match) => {
    if (match.status === 'void') return refuse('void');
    const previous = match.score;
    if (match.status !== 'completed' || !previous) return refuse('not-completed');
    if (sameScore(previous, score)) return refuse('score-unchanged');
    return legalRuling(match, score, () =>
      accept(matchEvent('ResultCorrected', { ...match.place, previous, score, note })),
    );
  },
  ExtendTime: ({ seconds, reason }, match) =>
    undecided(match, () => accept(matchEvent('TimeExtended', { ...match.place, seconds, reason }))),
  VoidMatch: ({ reason }, match) =>
    match.status === 'void'
      ? refuse('void')
      : accept(matchEvent('MatchVoided', { ...match.place, reason, score: match.score })),
};

const byRule = <T extends PlainCommand>(
  { type, data, at }: MatchCommand<T>,
  match: Scheduled,
): MatchDecision => rules[type](data, match, at);

/** Players of a Trilogy match report games; the match follows from them. */
const reportsWholeMatch: ReadonlySet<MatchCommandType> = new Set([
  'ReportResult',
  'WithdrawReport',
  'ConfirmResult',
  'DisputeResult',
  'ConfirmByTimeout',
]);

/** While a game is played on screen its outcome comes from the game. */
const playersSettle: ReadonlySet<MatchCommandType> = new Set([
  ...reportsWholeMatch,
  'ReportGame',
  'ConfirmGame',
  'DisputeGame',
  'ConfirmGameByTimeout',
]);

const isTrilogy = (command: MatchCommand): command is MatchCommand<keyof TrilogyCommands> =>
  command.type === 'PresentDecks' || command.type in trilogyRules;

const trilogyDecision = (
  command: MatchCommand<keyof TrilogyCommands>,
  match: Scheduled,
): TrilogyDecision | 'no-trilogy' | 'decks-not-presented' => {
  const { place, trilogy, confirmAfterMinutes } = match;
  if (command.type === 'PresentDecks')
    return match.format === 'plain' ? 'no-trilogy' : presentDecks(command.data, match, command.at);
  if (!trilogy) return match.format === 'trilogy' ? 'decks-not-presented' : 'no-trilogy';
  return decideTrilogy(command, { place, trilogy, confirmAfterMinutes });
};

/** The second won game completes the match with it. */
const inTrilogy = (command: MatchCommand<keyof TrilogyCommands>, match: Scheduled): MatchDecision =>
  undecided(match, () => {
    const decision = trilogyDecision(command, match);
    if (typeof decision === 'string') return refuse(decision);
    const facts = decision.map(recorded);
    const next = foldTrilogy(match.trilogy ?? blankTrilogy, decision);
    return next.stage === 'over'
      ? [...facts, completed(match, trilogyScore(next), 'played')]
      : facts;
  });

const isTable = (command: MatchCommand): command is MatchCommand<keyof TableCommands> =>
  command.type in tableRules;

const refusedByRules = ({ code, rule, detail }: MoveRefused): MoveRefusedByRules => ({
  kind: 'refused',
  code,
  data: { rule, detail },
});

const tableAfter = (match: Scheduled, facts: readonly TableFact[]): TableState =>
  facts.reduce(foldTable, match.table);

/** Once time was called and no game runs, the match stands as it is. One that needs a winner and has none is for a judge. */
const afterTime = (match: Scheduled, facts: readonly TableFact[]): readonly MatchEvent[] => {
  const { open, time, won, drawn } = tableAfter(match, facts);
  if (open !== null || time === null || match.trilogy !== null) return [];
  if (won.a === won.b && !match.drawsAllowed) return [];
  return [completed(match, { a: won.a, b: won.b, drawn }, 'time')];
};

/** What a closed game means for the match: in Trilogy a game of it, else one of the games that make the score. */
const afterGame = (
  match: Scheduled,
  facts: readonly TableFact[],
  at: string,
): readonly MatchEvent[] => {
  const closed = facts.find((each) => each.type === 'TableClosed');
  if (!closed) return afterTime(match, facts);
  const { winner, cause } = closed.data as TableEvents['TableClosed'];
  if (cause === 'agreed') return [completed(match, agreedDraw, 'agreed')];
  if (match.trilogy) {
    const { place, trilogy, confirmAfterMinutes } = match;
    const ended = endGame({ place, trilogy, confirmAfterMinutes }, winner, at);
    const next = foldTrilogy(trilogy, ended);
    const over = next.stage === 'over' ? [completed(match, trilogyScore(next), 'played')] : [];
    return [...ended.map(recorded), ...over];
  }
  const { won, drawn } = tableAfter(match, facts);
  const needed = match.bestOf === 3 ? 2 : 1;
  return won.a === needed || won.b === needed
    ? [completed(match, { a: won.a, b: won.b, drawn }, cause === 'time' ? 'time' : 'played')]
    : afterTime(match, facts);
};

/** Games on screen: every move judged by the rules engine before it becomes a fact. */
const onTable = (command: MatchCommand<keyof TableCommands>, match: Scheduled): MatchDecision =>
  undecided(match, () => {
    if (match.status !== 'open') return refuse('already-reported');
    if (
      command.type === 'OpenTable' &&
      match.format === 'trilogy' &&
      match.trilogy?.stage !== 'playing'
    )
      return refuse('no-game-running');
    const decision = decideTable(command, match);
    if (typeof decision === 'string') return refuse(decision);
    if ('code' in decision) return refusedByRules(decision);
    return [...decision.map(recorded), ...afterGame(match, decision, command.at)];
  });

/** Answers a command with the facts it makes, or with the reason why not. Pure. */
const decide = (command: MatchCommand, state: MatchState): MatchDecision => {
  if (command.type === 'ScheduleMatch')
    return state.status === 'none'
      ? accept(
          matchEvent('MatchScheduled', {
            ...command.data,
            format: command.data.format ?? 'plain',
            points: command.data.points ?? null,
          }),
        )
      : refuse('already-scheduled');
  if (!state.place) return refuse('not-found');
  const match = { ...state, place: state.place };
  if (isTable(command)) return onTable(command, match);
  if (state.table.open && playersSettle.has(command.type)) return refuse('table-open');
  if (isTrilogy(command)) return inTrilogy(command, match);
  if (state.format === 'trilogy' && reportsWholeMatch.has(command.type))
    return refuse(state.trilogy ? 'report-games' : 'decks-not-presented');
  return byRule(command, match);
};

/** The match aggregate: stream `match-<id>`. */
export const matchDecider = { initialState: initialMatch, decide, evolve: evolveMatch };
