/**
 * Does what a case does. Its steps name cards and answers, ours are answers to questions; where its words are its program's own (the options of a
 * choice, the order of triggers) every answer of ours is tried and the one kept with which all that is expected holds.
 */
import {
  type Decision,
  type Engine,
  isRefusal,
  type Move,
  type Option,
  type State,
  Zone,
} from '#rules';
import { unmet } from './expected.js';
import { rowAt } from './refs.js';
import { type CardRef, type Scenario, type ScenarioStep, seatOf } from './scenario.js';

const MOST = 400;

interface Search {
  readonly engine: Engine;
  readonly scenario: Scenario;
  tried: number;
  /** An answer was taken that the case does not tell. */
  guessed: boolean;
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

/** How many steps an answer uses up: none where ours asks something before, several where ours asks once for what is clicked one by one. */
interface Candidate {
  readonly move: Move;
  readonly uses: number;
  /** One more card of a search that the step names. */
  readonly shown?: true;
}
const use = (d: Decision, picks: readonly number[][], uses = 1): Candidate[] =>
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

/** Cards of a picker whose order is theirs: every choice of so many. */
function combinations(d: Decision, n: number): number[][] {
  const from = (at: number, left: number): number[][] =>
    left === 0
      ? [[]]
      : d.options.flatMap((_, i) =>
          i < at ? [] : from(i + 1, left - 1).map((rest) => [i, ...rest]),
        );
  return d.options.length > 8 ? [] : from(0, n);
}

/** Cards that are clicked one after the other as one pick of ours: where they are, or where they are once those before have left. */
function gathered(s: State, d: Decision, steps: readonly ScenarioStep[]): Candidate[] {
  const rows: number[] = [];
  const out: Candidate[] = [];
  for (const [i, step] of steps.entries()) {
    if (step.act !== 'answer' || step.how !== 'cards' || seatOf(step.by) !== d.seat) break;
    for (const ref of step.refs ?? []) {
      let row = rowAt(s, ref);
      for (let k = ref.i ?? 0; row >= 0 && rows.includes(row); row = rowAt(s, { ...ref, i: ++k }));
      rows.push(row);
    }
    const picks = rows.map((row) => d.options.findIndex((o) => cardOf(o) === row));
    if (picks.includes(-1) || picks.length > d.max) break;
    if (i > 0) out.push(...use(d, [picks], i + 1));
  }
  return out.reverse();
}

/** A division that is told unit by unit, each with its number; without one all of it. */
function toldApart(s: State, d: Decision, steps: readonly ScenarioStep[]): Candidate[] {
  const amounts = d.options.map(() => 0);
  const [named, number] = steps;
  const row = named?.refs?.[0] ? rowAt(s, named.refs[0]) : -1;
  const at = d.options.findIndex((o) => cardOf(o) === row);
  if (at < 0) return [];
  const told = number?.how === 'number' ? (number.n ?? 0) : undefined;
  amounts[at] = told ?? d.total ?? 0;
  return [{ move: { seat: d.seat, at: d.at, amounts }, uses: told === undefined ? 1 : 2 }];
}

const nameAt = (engine: Engine, s: State, ref: CardRef): string =>
  engine.book.cards.get(s.id[rowAt(s, ref)] ?? '')?.name ?? '';

function cardAnswers(
  engine: Engine,
  s: State,
  d: Decision,
  steps: readonly ScenarioStep[],
): Candidate[] {
  const refs = steps[0]?.refs ?? [];
  // Credit tokens are clicked one by one there; ours asks how many.
  if (d.note === 'credits')
    return use(
      d,
      where(d, (o) => o.o === 'number' && o.n === refs.length).map((i) => [i]),
    );
  if (d.kind === 'divide') return toldApart(s, d, steps);
  const [first] = refs;
  if (d.kind === 'name' && first)
    return [{ move: { seat: d.seat, at: d.at, name: nameAt(engine, s, first) }, uses: 1 }];
  // Whose cards they are, or what is done with them, is a question of ours that theirs answers with the card.
  if (d.kind === 'seat' && first)
    return use(
      d,
      where(d, (o) => o.o === 'seat' && o.seat === seatOf(first.seat)).map((i) => [i]),
      0,
    );
  if (d.kind === 'mode') return use(d, each(d), 0);
  const picks = cardPicks(s, d, refs);
  if (picks.length > 0 && picks.length <= d.max)
    return [...gathered(s, d, steps), ...use(d, [picks])];
  if (picks.length > 0)
    return use(
      d,
      picks.map((p) => [p]),
    );
  if (refs.some((ref) => ref.zone === 'staged') && d.kind !== 'optional')
    return use(d, combinations(d, refs.length));
  return use(d, yes(d), 0);
}

/** Cards of a search, all at once or, where ours asks for one after the other, the next of them. */
function shownAnswers(s: State, d: Decision, codes: readonly string[], k: number): Candidate[] {
  const left = codes.slice(k);
  if (left.length <= d.max) return use(d, [namedPicks(s, d, left)]);
  return use(d, [namedPicks(s, d, left.slice(0, 1))], 0).map((c) => ({
    ...c,
    shown: true as const,
  }));
}

function answers(
  engine: Engine,
  { s, k }: Pick<Place, 's' | 'k'>,
  d: Decision,
  steps: readonly ScenarioStep[],
): Candidate[] {
  const [step] = steps;
  if (!step) return [];
  switch (step.how) {
    case 'cards':
      return cardAnswers(engine, s, d, steps);
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
      return shownAnswers(s, d, step.codes ?? [], k);
    case 'arrange': {
      const ways = [step.away ?? [], step.top ?? [], [...(step.top ?? []), ...(step.away ?? [])]];
      const picks = ways.map((codes) => namedPicks(s, d, codes));
      return [...use(d, picks), ...use(d, picks, 0)];
    }
    case 'name':
      return (step.codes ?? []).slice(0, 1).map((code) => ({
        move: { seat: d.seat, at: d.at, name: engine.book.cards.get(code)?.name ?? code },
        uses: 1 as const,
      }));
    default:
      // Options and triggers by the names of another program: each of ours is tried.
      return d.kind === 'divide' || d.kind === 'name'
        ? []
        : use(d, [...each(d), ...no(d), d.options.map((_, i) => i)]);
  }
}

/** Questions that the other engine does not ask: nothing to choose, nothing more to show, the same trigger twice, how to pay. */
function unasked(s: State, d: Decision): Candidate[] {
  if (d.kind === 'action' || d.kind === 'divide' || d.kind === 'name') return [];
  if (d.options.length === 0 || d.note === 'disclose-more') return use(d, [[]], 0);
  if (d.kind === 'order' || d.kind === 'whose-order') return use(d, each(d), 0);
  if (d.note === 'credits') return use(d, [[0]], 0);
  if (d.min === 1 && d.max === 1 && d.options.length === 1) return use(d, [[0]], 0);
  // Copies of one card in a hand are all the same; of one card there it is played, shown or discarded unasked.
  const ids = new Set(d.options.map((o) => s.id[cardOf(o)]));
  const inHand = d.options.every((o) => s.zone[cardOf(o)] === Zone.hand);
  return ids.size === 1 && (inHand || d.kind === 'payment') ? use(d, [[0], []], 0) : [];
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

const IN_TURN: ReadonlySet<string> = new Set(['play', 'attack', 'pass', 'claim', 'resource']);

interface Place {
  readonly s: State;
  readonly i: number;
  /** The attack was declared, its target was not yet. */
  readonly aiming: boolean;
  /** Steps of the regroup phase that were taken out of turn: both seats answer there, in the order of the case. */
  readonly taken: readonly number[];
  /** How many cards of a search the step has named so far. */
  readonly k: number;
}

function candidates(
  f: Search,
  { s, i, aiming, k }: Place,
  d: Decision,
  step: ScenarioStep,
): Candidate[] {
  if (aiming && d.kind === 'defender') return attackTarget(s, d, step);
  // 8.17: a unit that must attack is an action of ours; theirs only asks what it attacks.
  if (step.act === 'answer' && d.kind === 'action' && d.options.every((o) => o.o === 'attack'))
    return use(d, [[0]], 0);
  if (step.act === 'answer')
    return d.kind === 'action' || d.seat !== seatOf(step.by)
      ? []
      : answers(f.engine, { s, k }, d, f.scenario.when.slice(i));
  if (d.kind !== 'action') return [];
  // Only plays and attacks are refused there out of turn; the other seat passes in between.
  if (d.seat !== seatOf(step.by))
    return IN_TURN.has(step.act) || s.players[seatOf(step.by)]?.passed
      ? []
      : use(
          d,
          where(d, (o) => o.o === 'pass').map((p) => [p]),
          0,
        );
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
  const { s, i, taken } = place;
  const d = s.pending;
  const step = f.scenario.when[i];
  if (step === undefined || d === null) {
    if (finished(f, s)) return true;
    if (d === null) return false;
    // What is still open there changes nothing, or it would be asked.
    if (go(f, place, [...unasked(s, d), ...use(d, d.kind === 'action' ? [] : no(d), 0)]))
      return true;
    if (d.kind === 'action' || d.kind === 'divide' || d.max !== 1 || d.options.length > 6)
      return false;
    f.guessed = go(f, place, use(d, each(d), 0));
    return f.guessed;
  }
  if (taken.includes(i)) return search(f, { ...place, i: i + 1 });
  if (d.kind === 'resource') return resourced(f, place, d);
  const found = candidates(f, place, d, step);
  if (go(f, place, found)) return true;
  if (found.length === 0 && go(f, place, unasked(s, d))) return true;
  // Not legal, or not asked: it does nothing.
  return found.length === 0 && search(f, { s, i: i + 1, aiming: false, taken, k: 0 });
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

function go(f: Search, { s, i, aiming, taken, k }: Place, found: readonly Candidate[]): boolean {
  const step = f.scenario.when[i];
  for (const { move, uses, shown } of found) {
    const next = f.engine.apply(s, move);
    if (isRefusal(next)) continue;
    const declared =
      !aiming && step?.act === 'attack' && uses === 0 && s.pending?.kind === 'action';
    const asks = next.state.pending?.kind === 'defender';
    const at: Place = declared
      ? { s: next.state, i: asks ? i : i + 1, aiming: asks, taken, k: 0 }
      : {
          s: next.state,
          i: i + uses,
          aiming: aiming && uses === 0,
          taken,
          k: uses > 0 ? 0 : shown ? k + 1 : k,
        };
    if (search(f, at)) return true;
  }
  return false;
}

export interface Followed {
  /** Whether the case comes true; `open` says what does not. */
  readonly agrees: boolean;
  readonly guessed: boolean;
  readonly open: readonly string[];
}

export function follow(engine: Engine, scenario: Scenario, board: State): Followed {
  const f: Search = { engine, scenario, tried: 0, guessed: false, best: null };
  const agrees = search(f, { s: board, i: 0, aiming: false, taken: [], k: 0 });
  return { agrees, guessed: f.guessed, open: f.best ?? ['the steps come to no end'] };
}
