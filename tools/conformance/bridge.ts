/**
 * Follows a recorded game with our engine. The recording has other steps than our engine
 * (confirmations, automatic single targets, one click per card), so between two recorded boards the
 * bridge searches for moves of ours that use up the recorded choices in order and end on exactly
 * the recorded board. It never changes the engine's rules.
 */
import { type Decision, type Engine, isRefusal, type Move, type Option, type State } from '#rules';
import { differences, type Difference, learn, rowsOf, type Uids } from './board.js';
import { answerInWords, questionInWords } from './in-words.js';
import { allPrompts, comparePrompt, noPrompts, type PromptCount } from './prompts.js';
import { type Board, seatOf, type Step } from './trace.js';

const MOST_NODES = { any: 12_000, alike: 2_000 };
const DECLINES =
  /^(pass|leave|choose_no|choose_nothing|take_nothing|skip|no|dont|done|nothing|cancel|opponent)/;

/** `prompts`: the comparison of the questions so far. */
interface Node {
  state: State;
  i: number;
  uids: Uids;
  prompts: readonly PromptCount[];
  /** The questions of our engine so far, and the answers. */
  way: readonly Answered[];
}
interface Answered {
  readonly s: State;
  readonly move: Move;
}
interface Goal {
  board: Board;
  random: boolean;
  /**
   * Accept only paths on which every question offers the recorded cards, and at least so many
   * questions are compared.
   */
  alike?: number;
  tried: Tried;
}
interface Tried {
  nodes: number;
  best: Difference[];
  bestAt: number;
  /** The path to the best result, and its final state. */
  way: readonly Answered[];
  end: State | null;
  refused: string;
}

export type Outcome =
  | { ok: true; state: State; uids: Uids; prompts: PromptCount }
  | { ok: false; what: string; details: readonly string[] };

interface Candidate {
  move: Move;
  uses: number;
  uids: Uids;
}

function cardOf(o: Option): number {
  return 'card' in o ? o.card : -1;
}

function picksOf(d: Decision, s: State, step: Step, uids: Uids): number[] {
  const { choice } = step;
  if (!choice.ref) return [];
  const rows = rowsOf(s, choice.ref, uids);
  return d.options.flatMap((o, i) => (rows.includes(cardOf(o)) ? [i] : []));
}

const withUid = (uids: Uids, step: Step, d: Decision, pick: number): Uids => {
  const { ref } = step.choice;
  const card = cardOf(d.options[pick] as Option);
  return ref && card >= 0 ? new Map(uids).set(ref.uid, card) : uids;
};

/** Several clicks and a "done" form one answer of ours. */
function gatherClicks(d: Decision, s: State, steps: readonly Step[], n: Node): Candidate[] {
  const picks: number[] = [];
  let { uids } = n;
  let i = n.i;
  for (; i < steps.length; i++) {
    const step = steps[i] as Step;
    if (seatOf(step.by) !== d.seat || !step.choice.ref) break;
    const pick = picksOf(d, s, step, uids).find((p) => !picks.includes(p));
    const again = pick === undefined ? picksOf(d, s, step, uids)[0] : undefined;
    if (pick === undefined && again === undefined) break;
    if (pick === undefined) picks.splice(picks.indexOf(again as number), 1);
    else {
      picks.push(pick);
      uids = withUid(uids, step, d, pick);
    }
  }
  const done = steps[i];
  const ends =
    done !== undefined &&
    done.choice.type === 'button' &&
    /done|confirm/.test(done.choice.label ?? '')
      ? 1
      : 0;
  if (picks.length < d.min || picks.length > d.max || picks.length + ends < 1) return [];
  return [{ move: { seat: d.seat, at: d.at, pick: picks }, uses: i - n.i + ends, uids }];
}

/**
 * The recording names for each shown card where it goes; our engine asks for all cards with the
 * same destination. The steps are kept for the question about the others.
 */
function sameFate(d: Decision, steps: readonly Step[], n: Node): Candidate[] {
  const run = steps.slice(n.i);
  const end = run.findIndex((s) => s.choice.type !== 'perCard' || seatOf(s.by) !== d.seat);
  const each = end < 0 ? run : run.slice(0, end);
  return [...new Set(each.map((s) => s.choice.label))].flatMap((label) => {
    const picks = new Set<number>();
    for (const s of each) {
      const pick =
        s.choice.label === label
          ? picksOf(d, n.state, s, n.uids).find((p) => !picks.has(p))
          : undefined;
      if (pick !== undefined) picks.add(pick);
    }
    const pick = [...picks];
    return pick.length < d.min || pick.length > d.max
      ? []
      : [{ move: { seat: d.seat, at: d.at, pick }, uses: 0, uids: n.uids }];
  });
}

function fromButton(d: Decision, step: Step): number[][] {
  const label = step.choice.label ?? '';
  const at = step.choice.index ?? 0;
  const index = (o: (x: Option) => boolean) => d.options.flatMap((x, i) => (o(x) ? [[i]] : []));
  const out: number[][] = [];
  if (label.startsWith('claim')) out.push(...index((o) => o.o === 'take-initiative'));
  if (label === 'pass' && d.kind === 'action') return index((o) => o.o === 'pass');
  if (DECLINES.test(label)) out.push(...index((o) => o.o === 'no'), ...(d.min === 0 ? [[]] : []));
  if (label === 'you' || label === 'yourself')
    out.push(...index((o) => o.o === 'seat' && o.seat === d.seat));
  if (label === 'opponent') out.push(...index((o) => o.o === 'seat' && o.seat !== d.seat));
  if (label === 'mulligan') out.push(...index((o) => o.o === 'yes'));
  if (label === 'keep') out.push(...index((o) => o.o === 'no'));
  const card = step.prompt.buttonCards?.[at];
  if (d.kind === 'order' && card) out.push(...d.options.flatMap((_, i) => [[i]]));
  const option = d.options[at];
  if (
    d.kind !== 'action' &&
    option &&
    option.o !== 'card' &&
    option.o !== 'play' &&
    !DECLINES.test(label)
  )
    out.push([at]);
  out.push(...index((o) => o.o === 'yes' && !DECLINES.test(label)));
  return out;
}

function division(d: Decision, s: State, step: Step, uids: Uids): Candidate[] {
  const amounts = d.options.map(() => 0);
  for (const { ref, n } of step.choice.map ?? []) {
    const rows = rowsOf(s, ref, uids);
    const i = d.options.findIndex((o) => rows.includes(cardOf(o)));
    if (i < 0) return [];
    amounts[i] = n;
  }
  return [{ move: { seat: d.seat, at: d.at, amounts }, uses: 1, uids }];
}

function answers(d: Decision, n: Node, steps: readonly Step[]): Candidate[] {
  const step = steps[n.i];
  if (!step || seatOf(step.by) !== d.seat) return [];
  // The choice of a defender answers no other question.
  if (step.prompt.menu === 'choose_target_attack' && d.kind !== 'defender') return [];
  const { choice } = step;
  const move = (pick: number[]): Move => ({ seat: d.seat, at: d.at, pick });
  if (choice.type === 'distribute')
    return d.kind === 'divide' ? division(d, n.state, step, n.uids) : [];
  if (d.kind === 'name')
    return choice.label === undefined ? [] : nameCandidates(d, choice.label, n.uids);
  if (choice.ref) {
    const labelled =
      choice.type === 'perCard'
        ? fromButton(d, step).map((pick) => ({ move: move(pick), uses: 1, uids: n.uids }))
        : [];
    const single =
      d.max === 1
        ? picksOf(d, n.state, step, n.uids).map((p) => ({
            move: move([p]),
            uses: 1,
            uids: withUid(n.uids, step, d, p),
          }))
        : [];
    const fates = choice.type === 'perCard' && d.max > 1 ? sameFate(d, steps, n) : [];
    return [...labelled, ...gatherClicks(d, n.state, steps, n), ...single, ...fates];
  }
  if (choice.type === 'number' || choice.type === 'dropdown') {
    return d.options.flatMap((o, i) =>
      o.o === 'number' && o.n === choice.index ? [{ move: move([i]), uses: 1, uids: n.uids }] : [],
    );
  }
  return fromButton(d, step).map((pick) => ({ move: move(pick), uses: 1, uids: n.uids }));
}

/** Recorded names are titles, or their slugs: lower case words joined by underscores. */
function nameCandidates(d: Decision, label: string, uids: Uids): Candidate[] {
  const token = (name: string) =>
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_|_$/g, '');
  return NAMES.filter((n) => token(n) === token(label) || token(n).startsWith(token(label)))
    .slice(0, 3)
    .map((name) => ({ move: { seat: d.seat, at: d.at, name }, uses: 1, uids }));
}
let NAMES: readonly string[] = [];

/**
 * The recording moves cards one by one, each onto the one before; our engine asks for the whole
 * order at once.
 */
const orders = (list: readonly number[]): number[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((first) =>
        orders(list.filter((x) => x !== first)).map((rest) => [first, ...rest]),
      );

/** The cards that the recorded step shows. */
function picksShown(d: Decision, n: Node, step: Step | undefined): number[] {
  const picks = new Set<number>();
  for (const ref of step?.prompt.display ?? []) {
    const rows = rowsOf(n.state, ref, n.uids);
    const pick = d.options.findIndex((o, i) => !picks.has(i) && rows.includes(cardOf(o)));
    if (pick >= 0) picks.add(pick);
  }
  return [...picks];
}

/** Answers of ours without a recorded step: decided automatically there. */
function silent(d: Decision, n: Node, steps: readonly Step[]): Candidate[] {
  const move = (pick: number[]): Candidate => ({
    move: { seat: d.seat, at: d.at, pick },
    uses: 0,
    uids: n.uids,
  });
  if (d.kind === 'action') return [];
  // The recording does not ask if the answer has no effect.
  if (d.kind === 'name')
    return NAMES.slice(0, 1).map((name) => ({
      move: { seat: d.seat, at: d.at, name },
      uses: 0,
      uids: n.uids,
    }));
  if (d.kind === 'divide') {
    if (d.options.length !== 1) return [];
    return [
      {
        move: { seat: d.seat, at: d.at, amounts: [Math.min(d.total ?? 0, d.caps?.[0] ?? 0)] },
        uses: 0,
        uids: n.uids,
      },
    ];
  }
  // The random choice of face-down resources is shown only in the next step.
  const shown = d.min > 1 ? picksShown(d, n, steps[n.i]) : [];
  if (shown.length > 1 && shown.length === d.min) return [move(shown)];
  // The maximum, since the recording never asks for the number.
  if (d.note === 'ready-resources') return [move([d.options.length - 1])];
  // Declining is tried first: with many options the other answers lead to an endless search.
  const out: Candidate[] = d.min === 0 ? [move([])] : [];
  if (d.max >= 1 && d.min <= 1)
    for (let i = 0; i < Math.min(d.options.length, 6); i++) out.push(move([i]));
  if (d.note === 'arrange' && d.options.length <= 4)
    out.push(...orders(d.options.map((_, i) => i)).map(move));
  else if (d.options.length > 1 && d.max >= d.options.length)
    out.push(move(d.options.map((_, i) => i)));
  return out;
}

const skippable = (step: Step): boolean => step.prompt.kind !== 'action';

const countCompared = ({ prompts }: Node): number => {
  const { same, different } = allPrompts(prompts);
  return same + different.length;
};

function search(engine: Engine, n: Node, steps: readonly Step[], goal: Goal): Node | null {
  const { tried } = goal;
  if (tried.nodes++ > (goal.alike === undefined ? MOST_NODES.any : MOST_NODES.alike)) return null;
  const d = n.state.pending;
  const over = d === null && steps.slice(n.i).every(skippable);
  // A declared attack has not changed anything yet, so its board is not the one sought.
  if ((n.i >= steps.length || over) && d?.kind !== 'defender') {
    const found = differences(engine, n.state, goal.board, goal.random);
    if (found.length === 0 && countCompared(n) >= (goal.alike ?? 0)) return n;
    if (tried.bestAt < n.i || found.length < tried.best.length) {
      tried.best = found;
      tried.way = n.way;
      tried.end = n.state;
      tried.bestAt = n.i;
    }
  }
  if (!d) return null;
  for (const c of answers(d, n, steps)) {
    const asked = comparePrompt({
      d,
      s: n.state,
      steps: [steps[n.i - 1], steps[n.i]],
      uids: n.uids,
    });
    if (goal.alike !== undefined && asked && asked.different.length > 0) continue;
    const next = play(engine, asked ? { ...n, prompts: [...n.prompts, asked] } : n, c, tried);
    const result = next && search(engine, next, steps, goal);
    if (result) return result;
  }
  const step = steps[n.i];
  if (step && skippable(step)) {
    const result = search(engine, { ...n, i: n.i + 1 }, steps, goal);
    if (result) return result;
  }
  for (const c of silent(d, n, steps)) {
    const next = play(engine, n, c, tried);
    const result = next && search(engine, next, steps, goal);
    if (result) return result;
  }
  return null;
}

function play(engine: Engine, n: Node, c: Candidate, tried: Tried): Node | null {
  const result = engine.apply(n.state, c.move);
  if (isRefusal(result)) {
    tried.refused = `${result.code} ${result.detail}`;
    return null;
  }
  return {
    state: result.state,
    i: n.i + c.uses,
    uids: c.uids,
    prompts: n.prompts,
    way: [...n.way, { s: n.state, move: c.move }],
  };
}

/** In an action window our legal moves must be exactly the recorded ones. */
export function compareLegal(s: State, step: Step, uids: Uids): string | null {
  const d = s.pending;
  if (!d || d.kind !== 'action') return `no action window, but ${d?.kind}`;
  if (d.seat !== seatOf(step.by)) return `player ${d.seat + 1} acts, recorded ${step.by}`;
  const key = (c: number) => `${s.id[c]}@${s.zone[c]}`;
  const ours = new Set(
    d.options
      .map(cardOf)
      .filter((c) => c >= 0)
      .map(key),
  );
  const theirs = new Set(
    (step.prompt.cards ?? []).flatMap((r) => rowsOf(s, r, uids).slice(0, 1)).map(key),
  );
  const extra = [...ours].filter((k) => !theirs.has(k));
  const missing = [...theirs].filter((k) => !ours.has(k));
  const claim = (step.prompt.buttons ?? []).includes('claim_initiative');
  if (claim !== d.options.some((o) => o.o === 'take-initiative'))
    return `take the initiative: recorded ${claim}`;
  return extra.length + missing.length === 0
    ? null
    : `legal set: ours has [${extra.join(' ')}] too many, lacks [${missing.join(' ')}]`;
}

/**
 * The other engine allows an action to be cancelled before it is confirmed; ours begins it only
 * then.
 */
const takenBack = (steps: readonly Step[]): boolean => steps.at(-1)?.choice.label === 'cancel';

/** Every differing line, and our questions on the path that came nearest. */
function detailsOf({ best, way, end }: Tried): readonly string[] {
  const answered = way.map(
    ({ s, move }) => `ours asked ${answerInWords(s, s.pending as Decision, move)}`,
  );
  return [
    ...answered,
    ...(end?.pending ? [`ours asks ${questionInWords(end, end.pending)}`] : []),
    ...best.flatMap(({ what, ours, theirs }) => [
      `${what}: ours     ${ours.replaceAll('\n', ' ; ')}`,
      `${what}: recorded ${theirs.replaceAll('\n', ' ; ')}`,
    ]),
  ];
}

export function follow(
  engine: Engine,
  from: { state: State; uids: Uids },
  steps: readonly Step[],
  board: Board,
): Outcome {
  if (takenBack(steps) && differences(engine, from.state, board, false).length === 0)
    return { ok: true, ...from, prompts: noPrompts };
  NAMES = engine.book.names;
  const random = steps.some((s) => (s.random ?? 0) > 0);
  const attempt = (alike?: number) => {
    const tried: Tried = { nodes: 0, best: [], bestAt: -1, way: [], end: null, refused: '' };
    const start = { ...from, i: 0, prompts: [], way: [] };
    const goal = { board, random, tried, ...(alike !== undefined && { alike }) };
    return { tried, end: search(engine, start, steps, goal) };
  };
  const { tried, end: first } = attempt();
  // Two abilities in another order give other questions: a path on which our engine asks the same
  // questions is the recorded one.
  const end =
    first && allPrompts(first.prompts).different.length > 0
      ? (attempt(countCompared(first)).end ?? first)
      : first;
  if (end)
    return {
      ok: true,
      state: end.state,
      uids: learn(engine, end.state, board, end.uids),
      prompts: allPrompts(end.prompts),
    };
  const d = tried.best[0];
  return {
    ok: false,
    details: detailsOf(tried),
    what: d
      ? `${d.what}: ours ${d.ours.replaceAll('\n', ' ; ')} | recorded ${d.theirs.replaceAll('\n', ' ; ')}${
          tried.best.length > 1
            ? ` (and ${tried.best
                .slice(1)
                .map((x) => x.what)
                .join(', ')})`
            : ''
        }`
      : `no way through ${steps.length} steps (${tried.nodes} tries${tried.refused ? `, last refusal ${tried.refused}` : ''})`,
  };
}
