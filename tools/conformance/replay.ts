import { advanceState, type Engine, type State } from '#rules';
import { differences, imprint, type Uids } from './board.js';
import { compareLegal, follow } from './bridge.js';
import { type Opening, openingOf } from './opening.js';
import { allPrompts, type PromptCount } from './prompts.js';
import { type Board, isSync, cardsNeeded, type Step, type Sync, type Trace } from './trace.js';

export type Result =
  | { kind: 'equal'; prompts: PromptCount }
  | { kind: 'skipped'; missing: string[] }
  | { kind: 'different'; at: number; what: string; details?: readonly string[] };

interface Position {
  state: State;
  uids: Uids;
}

/** Only the order of decks is unknown after a random effect; it is taken from the recording. */
function takeOrder(p: Position, board: Board, random: boolean): Position {
  return random ? imprint(board, p.state, p.uids) : p;
}

function setUp(engine: Engine, board: Board, before: Position | null): Position {
  const made = imprint(board, before?.state ?? null, before?.uids ?? new Map());
  return { state: advanceState(engine, made.state), uids: made.uids };
}

/** Steps up to the next recorded board (after a step, by a sync, or at the end). */
function segment(t: Trace, from: number): { steps: Step[]; board: Board | null; next: number } {
  const steps: Step[] = [];
  for (let i = from; i < t.steps.length; i++) {
    const s = t.steps[i] as Step | Sync;
    if (isSync(s)) return { steps, board: null, next: i };
    steps.push(s);
    if (s.after) return { steps, board: s.after, next: i + 1 };
  }
  return { steps, board: t.endSync || t.cut ? null : t.end, next: t.steps.length };
}

type Begun = ({ ok: true; next: number } & Position) | Extract<Opening, { ok: false }>;

/** The recorded start, in an action phase or before the first round. */
function begin(engine: Engine, t: Trace): Begun {
  if (t.start.phase === 'setup') {
    const opened = openingOf(engine, t);
    return opened.ok ? { ...opened, uids: new Map() } : opened;
  }
  const p = setUp(engine, t.start, null);
  const found = differences(engine, p.state, t.start, false)[0];
  return found
    ? {
        ok: false,
        at: 0,
        what: `start ${found.what}: ours ${found.ours} | recorded ${found.theirs}`,
      }
    : { ok: true, next: 0, ...p };
}

export function replay(engine: Engine, t: Trace): Result {
  const missing = cardsNeeded(t).filter((c) => !engine.book.cards.has(c));
  if (missing.length > 0) return { kind: 'skipped', missing };
  const begun = begin(engine, t);
  if (!begun.ok) return { kind: 'different', at: begun.at, what: begun.what };
  let p: Position = begun;
  const prompts: PromptCount[] = [];
  for (let i = begun.next; i < t.steps.length;) {
    const s = t.steps[i] as Step | Sync;
    if (isSync(s)) {
      p = setUp(engine, s.sync, p);
      i++;
      continue;
    }
    let part = segment(t, i);
    const legal = s.prompt.kind === 'action' ? compareLegal(p.state, s, p.uids) : null;
    if (legal) return { kind: 'different', at: i, what: legal };
    const goal = part.board;
    if (!goal) {
      const sync = t.steps[part.next];
      if (!sync || !isSync(sync)) break;
      p = setUp(engine, sync.sync, p);
      i = part.next + 1;
      continue;
    }
    let result = follow(engine, p, part.steps, goal);
    if (!result.ok && goal.phase === 'regroup' && part.next < t.steps.length) {
      // A board inside the regroup phase, between steps that our engine takes at once: continue to
      // the next one.
      const more = segment(t, part.next);
      if (more.board && more.steps.length > 0) {
        part = { steps: [...part.steps, ...more.steps], board: more.board, next: more.next };
        result = follow(engine, p, part.steps, more.board);
      }
    }
    if (!result.ok) return { kind: 'different', at: i, what: result.what, details: result.details };
    prompts.push(result.prompts);
    p = takeOrder(
      result,
      part.board ?? goal,
      part.steps.some((x) => (x.random ?? 0) > 0),
    );
    i = part.next;
  }
  return { kind: 'equal', prompts: allPrompts(prompts) };
}
