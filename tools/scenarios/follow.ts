/**
 * Plays the steps of a case. Its steps name cards and answers, ours are answers to questions; if it
 * uses words of its own program (the options of a choice, the order of triggers), every answer of
 * ours is tried, and the one is kept with which all expectations hold.
 */
import { type Decision, type Engine, isRefusal, type Option, type State } from '#rules';
import { answerInWords, questionInWords } from '../conformance/in-words.js';
import { answers } from './answers.js';
import { type Candidate, cardOf, declineAll, each, use, where } from './candidates.js';
import { unmet } from './expected.js';
import { withHeld } from './held.js';
import { rowAt } from './refs.js';
import { type Scenario, type ScenarioStep, seatOf } from './scenario.js';
import { unaskedCandidates } from './unasked.js';

const MOST = 1200;

interface Search {
  readonly engine: Engine;
  readonly scenario: Scenario;
  tried: number;
  /**
   * Whether answers that the case does not contain are tried at its end: only after all else has
   * failed.
   */
  readonly mayGuess: boolean;
  /** An answer was used that the case does not contain. */
  guessed: boolean;
  /**
   * The smallest set of unmet expectations so far, with the questions and answers that led to it.
   */
  best: readonly string[] | null;
  way: readonly string[];
}

/**
 * From a discard pile: the card at that index or, since the order of a pile means nothing (4.8.3),
 * any that can be played from there.
 */
function fromDiscard(d: Decision, pile: readonly number[], at: number): number[] {
  const offered = (o: Option): boolean => o.o === 'play' || o.o === 'use';
  const there = where(d, (o) => offered(o) && cardOf(o) === pile[at]);
  return there.length > 0 ? there : where(d, (o) => offered(o) && pile.includes(cardOf(o)));
}

/** An action of the unit, or of an upgrade on it. */
const usedOn = (s: State, d: Decision, unit: number): number[] =>
  where(d, (o) => o.o === 'use' && (o.card === unit || s.host[o.card] === unit));

/** The options of the action window that a step may mean. */
function actionPicks(
  s: State,
  d: Decision,
  [step, next]: readonly [ScenarioStep, ScenarioStep | undefined],
): number[] {
  const p = s.players[seatOf(step.by)]!;
  const at = step.i ?? 0;
  switch (step.act) {
    case 'play': {
      const plays = where(d, (o) => o.o === 'play' && o.card === p.hand[at]);
      // The next step says how it is played.
      const how = next?.how === 'option' ? next.option : undefined;
      const so = plays.filter((i) => (d.options[i] as { as?: string }).as === how);
      return so.length > 0 ? so : plays;
    }
    case 'smuggle':
      return where(d, (o) => o.o === 'play' && o.card === p.resources[at]);
    case 'playFromDiscard':
      return fromDiscard(d, p.discard, at);
    case 'playFromTheirDiscard':
      return s.players
        .filter((other) => other !== p)
        .flatMap((other) => fromDiscard(d, other.discard, at));
    case 'attack':
      return where(
        d,
        (o) =>
          o.o === 'attack' &&
          o.card === rowAt(s, { seat: step.by, zone: step.with!.zone, i: step.with!.i }),
      );
    case 'pass':
      return where(d, (o) => o.o === 'pass');
    case 'claim':
      return where(d, (o) => o.o === 'take-initiative');
    case 'takeCounter':
      return where(d, (o) => o.o === 'take-counter' && o.counter === step.counter);
    case 'unitAction':
      return usedOn(s, d, rowAt(s, step.unit!));
    case 'baseAction':
      return where(d, (o) => o.o === 'use' && (o.card === p.base || s.host[o.card] === p.base));
    case 'leaderAction':
    case 'deploy':
      return where(d, (o) => o.o === 'use' && o.card === p.leaders[at]);
    default:
      return [];
  }
}

/** The last action of a leader deploys it, if it can. */
function deploysLeader(engine: Engine, s: State, o: Option): boolean {
  if (o.o !== 'use') return false;
  const actions = engine.book.cards.get(s.id[o.card] ?? '')?.front.actions ?? [];
  const effect = JSON.stringify(actions[o.ability]?.effect ?? '');
  return effect.includes('"do":"deploy"') && !effect.includes('"flipOnly":true');
}

function attackTarget(s: State, d: Decision, step: ScenarioStep): Candidate[] {
  const row = step.target ? rowAt(s, step.target) : -1;
  return use(
    d,
    where(d, (o) => cardOf(o) === row).map((i) => [i]),
  );
}

const isFinished = (f: Search, { s, way }: Place): boolean => {
  const open = f.scenario.expect.flatMap((e) => {
    const what = unmet(f.engine, s, e);
    return what === null ? [] : [what];
  });
  if (f.best === null || open.length <= f.best.length) {
    f.best = open;
    f.way = s.pending ? [...way, questionInWords(s, s.pending)] : way;
  }
  return open.length === 0;
};

/**
 * Only these actions are refused there out of turn; before others, or a pass, the other seat
 * passes.
 */
const IN_TURN: ReadonlySet<string> = new Set(['play', 'attack', 'resource']);

interface Place {
  readonly s: State;
  readonly i: number;
  /** The attack was declared, but its target was not chosen yet. */
  readonly aiming: boolean;
  /**
   * Steps of the regroup phase that were taken out of order: both seats answer there, in the order
   * of the case.
   */
  readonly taken: readonly number[];
  /** The number of cards of a search that the step has named so far. */
  readonly k: number;
  /** The questions so far, each with its answer. */
  readonly way: readonly string[];
}

/**
 * The actions that a step may mean; the other seat passes first if the case lets a player act out
 * of turn.
 */
function actions(f: Search, { s, i }: Place, d: Decision): readonly Candidate[] {
  const step = f.scenario.when[i]!;
  if (d.seat !== seatOf(step.by))
    return IN_TURN.has(step.act) || s.players[seatOf(step.by)]?.passed
      ? []
      : use(
          d,
          where(d, (o) => o.o === 'pass').map((p) => [p]),
          0,
        );
  const picks = actionPicks(s, d, [step, f.scenario.when[i + 1]]);
  const deploys = picks.filter((i) => deploysLeader(f.engine, s, d.options[i]!));
  const meant =
    step.act === 'deploy'
      ? deploys
      : step.act === 'leaderAction'
        ? picks.filter((i) => !deploys.includes(i))
        : picks;
  return use(
    d,
    meant.map((i) => [i]),
    step.act === 'attack' ? 0 : 1,
  );
}

function candidates(
  f: Search,
  place: Place,
  d: Decision,
  step: ScenarioStep,
): readonly Candidate[] {
  const { s, i, aiming, k } = place;
  if (aiming && d.kind === 'defender') return attackTarget(s, d, step);
  // 8.17: a unit that must attack is an action of ours; the other program only asks for its target.
  if (step.act === 'answer' && d.kind === 'action') return unaskedCandidates(s, d);
  if (step.act === 'answer')
    return d.seat === seatOf(step.by)
      ? answers(f.engine, { s, k }, d, f.scenario.when.slice(i))
      : [];
  return d.kind === 'action' ? actions(f, place, d) : [];
}

function search(f: Search, place: Place): boolean {
  if (f.tried++ > MOST) return false;
  const { s, i, taken } = place;
  const d = s.pending;
  const step = f.scenario.when[i];
  if (step === undefined || d === null) {
    if (isFinished(f, place)) return true;
    return d !== null && endScenario(f, place, d);
  }
  if (taken.includes(i)) return search(f, { ...place, i: i + 1 });
  if (d.kind === 'resource') return resourceCards(f, place, d);
  const found = candidates(f, place, d, step);
  if (go(f, place, found)) return true;
  if (found.length === 0 && go(f, place, unaskedCandidates(s, d))) return true;
  // The case continues with an action, so the pending question was not asked there.
  if (step.act !== 'answer' && d.kind !== 'action' && go(f, place, declineAll(d, 0))) return true;
  if (step.act === 'answer' && later(f, place, d)) return true;
  // The step is not legal, or our engine does not ask because only one answer is possible: it does
  // nothing.
  const idle =
    found.length === 0 ||
    step.act === 'answer' ||
    step.act === 'playFromDiscard' ||
    (step.act === 'pass' && d.kind === 'action' && d.seat !== seatOf(step.by));
  return idle && search(f, { ...place, i: i + 1, aiming: false, k: 0 });
}

/** Two questions that come in the opposite order there: the next answer is used first. */
function later(f: Search, place: Place, d: Decision): boolean {
  const { i, taken } = place;
  const next = f.scenario.when[i + 1];
  if (next?.act !== 'answer' || taken.includes(i + 1) || d.kind === 'action') return false;
  const found = candidates(f, { ...place, i: i + 1, k: 0 }, d, next).filter((c) => c.uses === 1);
  return go(
    f,
    { ...place, taken: [...taken, i + 1] },
    found.map((c) => ({ ...c, uses: 0 })),
  );
}

/** After the last step: pending questions have no effect there, or the case would answer them. */
function endScenario(f: Search, place: Place, d: Decision): boolean {
  const silent = d.kind === 'action' ? [] : declineAll(d, 0);
  if (go(f, place, [...unaskedCandidates(place.s, d), ...silent])) return true;
  if (d.kind === 'action' || d.kind === 'divide' || d.max !== 1 || d.options.length > 6)
    return false;
  f.guessed = f.mayGuess && go(f, place, use(d, each(d), 0));
  return f.guessed;
}

/**
 * The resources of this seat: its next answer among those of this regroup phase, or nothing. A step
 * that is no such answer is first tried as doing nothing.
 */
function resourceCards(f: Search, place: Place, d: Decision): boolean {
  const { s, i, taken } = place;
  let at = i;
  while (f.scenario.when[at]?.act === 'resource') {
    const step = f.scenario.when[at]!;
    if (!taken.includes(at) && seatOf(step.by) === d.seat) {
      const row = s.players[d.seat]!.hand[step.i ?? -1] ?? -1;
      const pick = step.none ? [] : where(d, (o) => cardOf(o) === row);
      return go(f, { ...place, taken: [...taken, at] }, use(d, [pick], 0));
    }
    at++;
  }
  if (at === i && search(f, { ...place, i: i + 1 })) return true;
  return go(f, place, use(d, [[]], 0));
}

function go(f: Search, place: Place, found: readonly Candidate[]): boolean {
  const { s, i, aiming, taken, k } = place;
  const step = f.scenario.when[i];
  for (const { move, uses, shown } of found) {
    const next = f.engine.apply(s, move);
    if (isRefusal(next)) continue;
    const held = next.state.round > s.round ? withHeld(s) : null;
    if (held && go(f, { ...place, s: held }, [{ move, uses }])) return true;
    const declared =
      !aiming &&
      step?.act === 'attack' &&
      uses === 0 &&
      s.pending?.kind === 'action' &&
      s.pending.seat === seatOf(step.by);
    const asks = next.state.pending?.kind === 'defender';
    const way = [...place.way, answerInWords(s, s.pending!, move)];
    const at: Place = declared
      ? { s: next.state, i: asks ? i : i + 1, aiming: asks, taken, k: 0, way }
      : {
          s: next.state,
          i: i + uses,
          aiming: aiming && uses === 0,
          taken,
          k: uses > 0 ? 0 : shown ? k + 1 : k,
          way,
        };
    if (search(f, at)) return true;
  }
  return false;
}

export interface Followed {
  /** Whether the case comes true; `open` lists what does not. */
  readonly agrees: boolean;
  readonly guessed: boolean;
  readonly open: readonly string[];
  /** Our questions with their answers, on the path that came nearest. */
  readonly way: readonly string[];
}

function attempt(engine: Engine, scenario: Scenario, s: State, mayGuess: boolean): Followed {
  const f: Search = { engine, scenario, tried: 0, mayGuess, guessed: false, best: null, way: [] };
  const agrees = search(f, { s, i: 0, aiming: false, taken: [], k: 0, way: [] });
  return {
    agrees,
    guessed: f.guessed,
    open: f.best ?? ['the steps come to no end'],
    way: f.way,
  };
}

export function follow(engine: Engine, scenario: Scenario, board: State): Followed {
  const strict = attempt(engine, scenario, board, false);
  return strict.agrees ? strict : attempt(engine, scenario, board, true);
}
