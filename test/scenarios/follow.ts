/**
 * Does what a case does. Its steps name cards and answers, ours are answers to questions; where its words are its program's own (the options of a
 * choice, the order of triggers) every answer of ours is tried and the one kept with which all that is expected holds.
 */
import { type Decision, type Engine, isRefusal, type Move, type Option, type State } from '#rules';
import { unmet } from './expected.js';
import { rowAt } from './refs.js';
import { type CardRef, type Scenario, type ScenarioStep, seatOf } from './scenario.js';

const MOST = 400;

interface Search {
  readonly engine: Engine;
  readonly scenario: Scenario;
  tried: number;
  /** The least that was ever unmet. */
  best: readonly string[] | null;
}

const cardOf = (o: Option): number => ('card' in o ? o.card : -1);
const picking = (d: Decision, pick: number[]): Move => ({ seat: d.seat, at: d.at, pick });
const where = (d: Decision, fits: (o: Option) => boolean): number[] =>
  d.options.flatMap((o, i) => (fits(o) ? [i] : []));

/** Options of the action window that a step means. */
function actionPicks(s: State, d: Decision, step: ScenarioStep): number[] {
  const p = s.players[seatOf(step.by)]!;
  const at = step.i ?? 0;
  switch (step.act) {
    case 'play':
      return where(d, (o) => o.o === 'play' && o.card === p.hand[at]);
    case 'smuggle':
      return where(d, (o) => o.o === 'play' && o.card === p.resources[at]);
    case 'playFromDiscard':
      return where(d, (o) => (o.o === 'play' || o.o === 'use') && o.card === p.discard[at]);
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
      return where(d, (o) => o.o === 'use' && o.card === rowAt(s, step.unit!));
    case 'baseAction':
      return where(d, (o) => o.o === 'use' && o.card === p.base);
    case 'leaderAction':
    case 'deploy':
      return where(d, (o) => o.o === 'use' && o.card === p.leaders[at]);
    default:
      return [];
  }
}

const isEpic = (engine: Engine, s: State, o: Option): boolean =>
  o.o === 'use' &&
  engine.book.cards.get(s.id[o.card] ?? '')?.front.actions[o.ability]?.epic === true;

/** Cards picked at one question: all that the step names and that are offered. */
function cardPicks(s: State, d: Decision, refs: readonly CardRef[]): number[] {
  const taken: number[] = [];
  for (const ref of refs) {
    const row = rowAt(s, ref);
    const i = d.options.findIndex((o, k) => cardOf(o) === row && !taken.includes(k));
    if (i >= 0) taken.push(i);
  }
  return taken;
}

function namedPicks(s: State, d: Decision, codes: readonly string[]): number[] {
  const taken: number[] = [];
  for (const code of codes) {
    const i = d.options.findIndex((o, k) => s.id[cardOf(o)] === code && !taken.includes(k));
    if (i >= 0) taken.push(i);
  }
  return taken;
}

const yes = (d: Decision): number[][] => where(d, (o) => o.o === 'yes').map((i) => [i]);
const no = (d: Decision): number[][] => [
  ...where(d, (o) => o.o === 'no').map((i) => [i]),
  ...(d.min === 0 && d.kind !== 'divide' ? [[]] : []),
];
const each = (d: Decision): number[][] => d.options.map((_, i) => [i]);

/** How many steps an answer uses up: none where ours asks something before. */
interface Candidate {
  readonly move: Move;
  readonly uses: 0 | 1;
}
const use = (d: Decision, picks: readonly number[][], uses: 0 | 1 = 1): Candidate[] =>
  picks
    .filter((pick) => pick.length >= d.min && pick.length <= d.max)
    .map((pick) => ({ move: picking(d, pick), uses }));

function divisions(s: State, d: Decision, step: ScenarioStep): Candidate[] {
  const amounts = d.options.map(() => 0);
  for (const part of step.map ?? []) {
    const i = d.options.findIndex((o) => cardOf(o) === rowAt(s, part));
    if (i >= 0) amounts[i] = (amounts[i] ?? 0) + part.n;
  }
  return [{ move: { seat: d.seat, at: d.at, amounts }, uses: 1 }];
}

function cardAnswers(s: State, d: Decision, step: ScenarioStep): Candidate[] {
  // Credit tokens are clicked one by one there; ours asks how many.
  if (d.note === 'credits')
    return use(
      d,
      where(d, (o) => o.o === 'number' && o.n === step.refs?.length).map((i) => [i]),
    );
  const picks = cardPicks(s, d, step.refs ?? []);
  if (picks.length > 0 && picks.length <= d.max) return use(d, [picks]);
  if (picks.length > 0)
    return use(
      d,
      picks.map((p) => [p]),
    );
  return use(d, yes(d), 0);
}

function answers(engine: Engine, s: State, d: Decision, step: ScenarioStep): Candidate[] {
  switch (step.how) {
    case 'cards':
      return cardAnswers(s, d, step);
    case 'yes':
      return [...use(d, yes(d)), ...(d.kind === 'optional' ? [] : use(d, each(d)))];
    case 'no':
    case 'decline':
      return use(d, no(d));
    case 'done':
    case 'seen':
      return use(d, no(d));
    case 'seat':
      return use(
        d,
        where(d, (o) => o.o === 'seat' && o.seat === seatOf(step.seat!)).map((i) => [i]),
      );
    case 'number':
      return use(
        d,
        where(d, (o) => o.o === 'number' && o.n === step.n).map((i) => [i]),
      );
    case 'divide':
      return d.kind === 'divide' ? divisions(s, d, step) : use(d, yes(d), 0);
    case 'shown':
      return use(d, [namedPicks(s, d, step.codes ?? [])]);
    case 'arrange':
      return use(d, [
        namedPicks(s, d, step.away ?? []),
        namedPicks(s, d, step.top ?? []),
        namedPicks(s, d, [...(step.top ?? []), ...(step.away ?? [])]),
      ]);
    case 'name':
      return (step.codes ?? []).slice(0, 1).map((code) => ({
        move: { seat: d.seat, at: d.at, name: engine.book.cards.get(code)?.name ?? code },
        uses: 1 as const,
      }));
    default:
      // Options and triggers by the names of another program: each of ours is tried.
      return d.kind === 'divide' || d.kind === 'name' ? [] : use(d, [...each(d), ...no(d)]);
  }
}

/** Questions that the other engine does not ask: nothing to choose, nothing more to show, the same trigger twice, how to pay. */
function unasked(s: State, d: Decision): Candidate[] {
  if (d.kind === 'action' || d.kind === 'divide' || d.kind === 'name') return [];
  if (d.options.length === 0 || d.note === 'disclose-more') return use(d, [[]], 0);
  if (d.kind === 'order' || d.kind === 'whose-order') return use(d, each(d), 0);
  if (d.note === 'credits') return use(d, [[0]], 0);
  if (d.min === d.max && d.max === 1) {
    const ids = new Set(d.options.map((o) => s.id[cardOf(o)]));
    if (d.options.length === 1 || (ids.size === 1 && d.kind === 'payment')) return use(d, [[0]], 0);
  }
  return [];
}

function attackTarget(s: State, d: Decision, step: ScenarioStep): Candidate[] {
  const row = step.target ? rowAt(s, step.target) : -1;
  return use(
    d,
    where(d, (o) => cardOf(o) === row).map((i) => [i]),
  );
}

const finished = (f: Search, s: State): boolean => {
  const open = f.scenario.expect.flatMap((e) => {
    const what = unmet(f.engine, s, e);
    return what === null ? [] : [what];
  });
  if (f.best === null || open.length < f.best.length) f.best = open;
  return open.length === 0;
};

interface Place {
  readonly s: State;
  readonly i: number;
  /** The attack was declared, its target was not yet. */
  readonly aiming: boolean;
  /** Steps of the regroup phase that were taken out of turn: both seats answer there, in the order of the case. */
  readonly taken: readonly number[];
}

function candidates(f: Search, { s, aiming }: Place, d: Decision, step: ScenarioStep): Candidate[] {
  if (aiming && d.kind === 'defender') return attackTarget(s, d, step);
  if (step.act === 'answer')
    return d.kind === 'action' || d.seat !== seatOf(step.by) ? [] : answers(f.engine, s, d, step);
  if (d.kind !== 'action' || d.seat !== seatOf(step.by)) return [];
  const picks = actionPicks(s, d, step);
  const epic = picks.filter((i) => isEpic(f.engine, s, d.options[i]!));
  const meant =
    step.act === 'deploy'
      ? epic
      : step.act === 'leaderAction'
        ? picks.filter((i) => !epic.includes(i))
        : picks;
  return use(
    d,
    (meant.length > 0 ? meant : picks).map((i) => [i]),
    step.act === 'attack' ? 0 : 1,
  );
}

function search(f: Search, place: Place): boolean {
  if (f.tried++ > MOST) return false;
  const { s, i, aiming, taken } = place;
  const d = s.pending;
  const step = f.scenario.when[i];
  if (step === undefined || d === null) {
    if (finished(f, s)) return true;
    if (d === null) return false;
    return go(f, place, unasked(s, d));
  }
  if (taken.includes(i)) return search(f, { ...place, i: i + 1 });
  if (d.kind === 'resource') return resourced(f, place, d);
  const found = candidates(f, place, d, step);
  if (go(f, place, found)) return true;
  if (found.length === 0 && go(f, place, unasked(s, d))) return true;
  // Not legal, or not asked: it does nothing.
  const nothing =
    found.length === 0 &&
    (aiming || d.kind === 'action' || step.act === 'answer' || step.act === 'resource');
  return nothing && search(f, { s, i: i + 1, aiming: false, taken });
}

/** What this seat resources: its next answer among those of this regroup phase, or nothing. */
function resourced(f: Search, place: Place, d: Decision): boolean {
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
  return go(f, place, use(d, [[]], 0));
}

function go(f: Search, { s, i, aiming, taken }: Place, found: readonly Candidate[]): boolean {
  const step = f.scenario.when[i];
  for (const { move, uses } of found) {
    const next = f.engine.apply(s, move);
    if (isRefusal(next)) continue;
    const declared =
      !aiming && step?.act === 'attack' && uses === 0 && s.pending?.kind === 'action';
    const asks = next.state.pending?.kind === 'defender';
    const at: Place = declared
      ? { s: next.state, i: asks ? i : i + 1, aiming: asks, taken }
      : { s: next.state, i: i + uses, aiming: aiming && uses === 0, taken };
    if (search(f, at)) return true;
  }
  return false;
}

/** Null where the case comes true, else what did not. */
export function follow(engine: Engine, scenario: Scenario, board: State): readonly string[] | null {
  const f: Search = { engine, scenario, tried: 0, best: null };
  return search(f, { s: board, i: 0, aiming: false, taken: [] })
    ? null
    : (f.best ?? ['the steps come to no end']);
}
