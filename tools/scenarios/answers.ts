/**
 * The answers of our engine that a step of a case may mean. If the step uses words of the other
 * program, every answer of ours is a candidate.
 */
import type { Decision, Engine, State } from '#rules';
import {
  type Candidate,
  cardOf,
  declineAll,
  dividing,
  each,
  naming,
  no,
  number,
  paysCredits,
  toSeat,
  use,
  yes,
} from './candidates.js';
import { isCredit, rowAt } from './refs.js';
import { type CardRef, type ScenarioStep, seatOf } from './scenario.js';

/** Cards picked at one question: all that the step names and that are offered. */
function cardPicks(s: State, d: Decision, refs: readonly CardRef[]): number[] {
  const taken: number[] = [];
  for (const ref of refs) {
    const row = rowAt(s, ref);
    if (row < 0) continue;
    const offered = (fits: (card: number) => boolean): number =>
      d.options.findIndex((o, k) => fits(cardOf(o)) && !taken.includes(k));
    const i = offered((card) => card === row);
    // Their program clicks a unit to choose the upgrade on it.
    const on = i < 0 && ref.attached === undefined ? offered((card) => s.host[card] === row) : i;
    if (on >= 0) taken.push(on);
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

function divisions(s: State, d: Decision, step: ScenarioStep): Candidate[] {
  const amounts = d.options.map(() => 0);
  for (const part of step.map ?? []) {
    const i = d.options.findIndex((o) => cardOf(o) === rowAt(s, part));
    if (i >= 0) amounts[i] = (amounts[i] ?? 0) + part.n;
  }
  return dividing(d, amounts);
}

/** Cards of a picker whose order only the other program knows: every combination of so many. */
function combinations(d: Decision, n: number): number[][] {
  const from = (at: number, left: number): number[][] =>
    left === 0
      ? [[]]
      : d.options.flatMap((_, i) =>
          i < at ? [] : from(i + 1, left - 1).map((rest) => [i, ...rest]),
        );
  return d.options.length > 8 ? [] : from(0, n);
}

/**
 * Cards clicked one after the other, as one answer of ours: in their present zones, or as the zones
 * are after the cards before have left.
 */
function gatherAnswers(s: State, d: Decision, steps: readonly ScenarioStep[]): Candidate[] {
  const rows: number[] = [];
  const out: Candidate[] = [];
  for (const [i, step] of steps.entries()) {
    if (step.act !== 'answer' || step.how !== 'cards' || seatOf(step.by) !== d.seat) break;
    for (const ref of step.refs ?? []) {
      let row = rowAt(s, ref);
      for (let k = ref.i ?? 0; row >= 0 && rows.includes(row); row = rowAt(s, { ...ref, i: ++k }));
      rows.push(row);
    }
    const picks = rows.map((row) => d.options.findIndex((o) => row >= 0 && cardOf(o) === row));
    if (picks.includes(-1) || picks.length > d.max) break;
    if (i > 0) out.push(...use(d, [picks], i + 1));
  }
  return out.reverse();
}

/** The number that the step after the card gives. */
const toldNumber = (steps: readonly ScenarioStep[]): number | undefined =>
  steps[1]?.how === 'number' ? (steps[1].n ?? 0) : undefined;

/** One card is named for each unit of what is divided. */
function oneForEach(
  s: State,
  d: Decision,
  steps: readonly ScenarioStep[],
): readonly Candidate[] | null {
  const run = steps.slice(0, d.total ?? 0);
  if (run.length < 2 || run.length !== d.total) return null;
  const amounts = d.options.map(() => 0);
  for (const { how, refs } of run) {
    const row = how === 'cards' && refs?.length === 1 ? rowAt(s, refs[0]!) : -1;
    const at = d.options.findIndex((o) => cardOf(o) === row);
    if (at < 0) return null;
    amounts[at] = (amounts[at] ?? 0) + 1;
  }
  return dividing(d, amounts, run.length);
}

/** A division given card by card, each with its number; without a number all of it. */
function toldApart(s: State, d: Decision, steps: readonly ScenarioStep[]): readonly Candidate[] {
  const amounts = d.options.map(() => 0);
  const row = steps[0]?.refs?.[0] ? rowAt(s, steps[0].refs[0]) : -1;
  const at = d.options.findIndex((o) => cardOf(o) === row);
  if (at < 0) return [];
  const told = toldNumber(steps);
  const single = oneForEach(s, d, steps);
  if (told === undefined && single) return single;
  amounts[at] = told ?? Math.min(d.total ?? 0, d.caps?.[at] ?? 0);
  return dividing(d, amounts, told === undefined ? 1 : 2);
}

const nameAt = (engine: Engine, s: State, ref: CardRef): string =>
  engine.book.cards.get(s.id[rowAt(s, ref)] ?? '')?.name ?? '';

/**
 * Questions of ours that the other program answers together with the card: whose cards, how many,
 * what is done with them, which ability first.
 */
function beforeCards(
  s: State,
  d: Decision,
  steps: readonly ScenarioStep[],
): readonly Candidate[] | null {
  const refs = steps[0]?.refs ?? [];
  const [first] = refs;
  if (paysCredits(d)) {
    const tokens = refs.filter((ref) => ref.zone === 'staged' || isCredit(s, ref));
    return tokens.length > 0 ? [...number(d, tokens.length), ...number(d, 0, 0)] : number(d, 0, 0);
  }
  if (d.kind === 'seat' && first)
    return toSeat(d, (seat) => seat === seatOf(first.seat), isCredit(s, first) ? 1 : 0);
  if (d.kind === 'mode' || d.kind === 'order' || d.kind === 'whose-order')
    return use(d, each(d), 0);
  if (d.kind === 'number') return number(d, toldNumber(steps) ?? refs.length, 0);
  return null;
}

/** Cards picked at once there, for which our engine asks one after the other. */
function oneByOne(s: State, d: Decision, refs: readonly CardRef[], k: number): Candidate[] {
  const next = refs[k] ?? refs[0]!;
  return cardPicks(s, d, [next])
    .flatMap((p) => use(d, [[p]], k + 1 < refs.length ? 0 : 1))
    .map((c) => ({ ...c, shown: true as const }));
}

function cardAnswers(
  engine: Engine,
  { s, k }: { readonly s: State; readonly k: number },
  d: Decision,
  steps: readonly ScenarioStep[],
): readonly Candidate[] {
  const refs = steps[0]?.refs ?? [];
  const before = beforeCards(s, d, steps);
  if (before) return before;
  if (d.max === 1 && refs.length > 1 && d.kind !== 'optional') return oneByOne(s, d, refs, k);
  if (d.kind === 'divide') return toldApart(s, d, steps);
  const [first] = refs;
  if (d.kind === 'name' && first) return naming(d, nameAt(engine, s, first));
  const picks = cardPicks(s, d, refs);
  // All resources are revealed there, and the card is then chosen among the playable ones.
  if (d.note === 'reveal' && first?.zone === 'resources' && d.max === d.options.length)
    return [...use(d, [d.options.map((_, i) => i)], 0), ...use(d, [picks])];
  // The other program chose the rest of these cards at random.
  if (picks.length > 0 && picks.length < d.min && refs[0]?.zone === 'resources') {
    const rest = d.options.map((_, i) => i).filter((i) => !picks.includes(i));
    return use(d, [[...picks, ...rest].slice(0, d.min)], 0);
  }
  if (picks.length > 0)
    return [
      ...gatherAnswers(s, d, steps),
      // If more cards are named than may be chosen, the first ones count.
      ...use(d, [picks.slice(0, d.max)]),
    ];
  if (refs.some((ref) => ref.zone === 'staged') && d.kind !== 'optional')
    return use(d, combinations(d, refs.length));
  return use(d, yes(d), 0);
}

/**
 * Cards of a search: all at once or, if our engine asks for one after the other, the next of them.
 */
function shownAnswers(s: State, d: Decision, codes: readonly string[], k: number): Candidate[] {
  const left = codes.slice(k);
  const picks = namedPicks(s, d, left);
  if (picks.length === 0 && codes.length > 0) return [];
  if (left.length <= d.max || d.max > 1) return use(d, [picks.slice(0, d.max)]);
  return use(d, [namedPicks(s, d, left.slice(0, 1))], 0).map((c) => ({
    ...c,
    shown: true as const,
  }));
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Options and triggers in the words of the other program: each of ours is tried. */
function byTheirWords(engine: Engine, d: Decision, step: ScenarioStep): Candidate[] {
  if (d.kind === 'divide') return [];
  if (d.kind === 'name') {
    const names = [...new Set([...engine.book.cards.values()].map(({ name }) => name))];
    return names.filter((name) => slug(name) === step.option).flatMap((name) => naming(d, name));
  }
  const told = use(d, [...each(d), ...no(d), d.options.map((_, i) => i)]);
  // The other program does not ask whose deck or hand if only one makes sense.
  return d.kind === 'seat' ? [...told, ...use(d, each(d), 0)] : told;
}

/** The waiting trigger of that kind, by the headers of our question. */
const KINDS: Readonly<Record<string, string>> = {
  ambush: 'ambush',
  shielded: 'shielded',
  'when-played': 'played',
  'on-attack': 'attack',
};
const ofKind = (d: Decision, kind: string): number[] =>
  (d.note ?? '').split(',').flatMap((header, i) => (header === KINDS[kind] ? [i] : []));

/** Only these steps say which trigger comes first; before any other answer every order is tried. */
const ORDERS: ReadonlySet<string> = new Set(['trigger', 'triggerKind', 'option']);

export function answers(
  engine: Engine,
  { s, k }: { readonly s: State; readonly k: number },
  d: Decision,
  steps: readonly ScenarioStep[],
): readonly Candidate[] {
  const [step] = steps;
  if (!step) return [];
  if ((d.kind === 'order' || d.kind === 'whose-order') && !ORDERS.has(step.how ?? ''))
    return use(d, each(d), 0);
  switch (step.how) {
    case 'cards':
      return cardAnswers(engine, { s, k }, d, steps);
    case 'yes':
      if (d.kind === 'seat') return use(d, each(d), 0);
      // There the only card is taken without a question, so the answer may belong to the next one.
      if (d.kind === 'target' && d.options.length === 1)
        return [...use(d, [[0]]), ...use(d, [[0]], 0)];
      return [...use(d, yes(d)), ...(d.kind === 'optional' ? [] : use(d, each(d)))];
    case 'no':
      // Of two modes the second one means not to do the first.
      if (d.kind === 'mode' && d.options.length === 2) return use(d, [[1]]);
      return paysCredits(d) ? [...number(d, 0), ...number(d, 0, 0)] : declineAll(d);
    case 'decline':
    case 'done':
    case 'seen':
      return paysCredits(d) ? [...number(d, 0), ...number(d, 0, 0)] : declineAll(d);
    case 'seat':
      return toSeat(d, (seat) => seat === seatOf(step.seat!));
    case 'number':
      if (d.kind === 'divide' && d.options.length === 1) return dividing(d, [step.n ?? 0]);
      return d.kind === 'optional' ? use(d, yes(d), 0) : number(d, step.n ?? 0);
    case 'divide':
      return d.kind === 'divide' ? divisions(s, d, step) : use(d, yes(d), 0);
    case 'triggerKind': {
      const meant = d.kind === 'order' ? ofKind(d, step.kind ?? '') : [];
      return meant.length > 0
        ? use(
            d,
            meant.map((i) => [i]),
          )
        : byTheirWords(engine, d, step);
    }
    case 'shown':
      return shownAnswers(s, d, step.codes ?? [], k);
    case 'arrange': {
      if (d.kind === 'optional') return use(d, (step.away ?? []).length > 0 ? yes(d) : no(d));
      const ways = [step.away ?? [], step.top ?? [], [...(step.top ?? []), ...(step.away ?? [])]];
      const picks = ways.map((codes) => namedPicks(s, d, codes));
      return [...use(d, picks), ...use(d, picks, 0)];
    }
    case 'name':
      return (step.codes ?? [])
        .slice(0, 1)
        .flatMap((code) => naming(d, engine.book.cards.get(code)?.name ?? code));
    default:
      return byTheirWords(engine, d, step);
  }
}
