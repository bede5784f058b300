/**
 * A recording that begins before the first round (5.2): first player, mulligans, first resources.
 * Random results are taken from the recording.
 */
import {
  advanceState,
  copyState,
  type Decision,
  type Engine,
  isRefusal,
  type State,
  Zone,
} from '#rules';
import { differences, imprint } from './board.js';
import { type Board, isSync, seatOf, type Step, type Sync, type Trace } from './trace.js';

/** The first round has begun, with `next` as its first step; or the recording ends before. */
export type Opening =
  | { ok: true; state: State; next: number }
  | { ok: false; at: number; what: string };

const SIDES = ['p1', 'p2'] as const;

/**
 * The recorded start, in which the recorded player chooses the first player: the coin is tossed
 * until it falls that way.
 */
function tossCoin(engine: Engine, board: Board, asked: number | null): State {
  const { state } = imprint(board, null, new Map());
  for (let toss = 1; ; toss++) {
    const s: State = {
      ...copyState(state),
      phase: 'setup',
      round: 0,
      dice: [toss, 2, 3, 4],
      history: [],
      frames: [{ k: 'setup', step: 0, seat: 0 }],
    };
    const opened = advanceState(engine, s);
    if (asked === null || opened.pending?.seat === asked) return opened;
  }
}

/** Sets the cards of hand and deck; null if they are not the player's. */
function dealHands(
  s: State,
  seat: number,
  hand: readonly string[],
  deck: readonly string[],
): State | null {
  const out = copyState(s);
  const p = out.players[seat] as State['players'][number];
  const rows = [...p.hand, ...p.deck];
  const take = (id: string): number => {
    const i = rows.findIndex((c) => out.id[c] === id);
    return i < 0 ? -1 : (rows.splice(i, 1)[0] as number);
  };
  const before = p.hand.length;
  p.hand = hand.map(take);
  p.deck = deck.map(take);
  for (const c of p.hand) out.zone[c] = Zone.hand;
  for (const c of p.deck) out.zone[c] = Zone.deck;
  return rows.length === 0 && before === hand.length && ![...p.hand, ...p.deck].includes(-1)
    ? out
    : null;
}

const by = (steps: readonly Step[], seat: number, kind: string): Step[] =>
  steps.filter((s) => seatOf(s.by) === seat && s.prompt.kind === kind);
const sortedKey = (ids: readonly string[]): string => [...ids].sort().join(' ');

/** The recorded player's choice; null if the recording contains no such choice. */
function answer(s: State, d: Decision, steps: readonly Step[]): number[] | null {
  if (d.kind === 'first-player') {
    const label = by(steps, d.seat, 'initiative')[0]?.choice.label;
    return label === undefined
      ? null
      : [
          d.options.findIndex(
            (o) => o.o === 'seat' && (o.seat === d.seat) === (label === 'yourself'),
          ),
        ];
  }
  if (d.kind === 'mulligan') {
    const label = by(steps, d.seat, 'menu')[0]?.choice.label;
    return label === undefined
      ? null
      : [d.options.findIndex((o) => o.o === (label === 'mulligan' ? 'yes' : 'no'))];
  }
  const clicked = by(steps, d.seat, 'resource').flatMap((x) =>
    x.choice.ref ? [x.choice.ref.card] : [],
  );
  if (d.kind !== 'resource' || clicked.length === 0) return null;
  const picks: number[] = [];
  for (const id of clicked)
    picks.push(
      d.options.findIndex((o, i) => o.o === 'card' && s.id[o.card] === id && !picks.includes(i)),
    );
  return picks;
}

/**
 * Before the resources are chosen: the hands that the recording shows then, and the decks that it
 * shows later.
 */
function asDealt(engine: Engine, s: State, steps: readonly Step[], goal: Board): State | null {
  let out: State | null = s;
  for (const side of SIDES) {
    const seat = seatOf(side);
    const shown =
      by(steps, seat, 'resource')[0]?.prompt.cards?.map((r) => r.card) ?? goal[side].hand;
    out = out && dealHands(out, seat, shown, goal[side].deck);
  }
  return out && advanceState(engine, out);
}

/** The steps up to the first recorded board. */
function prelude(t: Trace): { steps: Step[]; goal: Board | null; next: number } {
  const steps: Step[] = [];
  for (const [i, s] of t.steps.entries()) {
    if (isSync(s)) return { steps, goal: null, next: i };
    steps.push(s);
    if (s.after) return { steps, goal: s.after, next: i + 1 };
  }
  return { steps, goal: t.endSync || t.cut ? null : t.end, next: t.steps.length };
}

export function openingOf(engine: Engine, t: Trace): Opening {
  const { steps, goal, next } = prelude(t);
  const first = t.steps.find(
    (s: Step | Sync): s is Step => !isSync(s) && s.prompt.kind === 'initiative',
  );
  let s = tossCoin(engine, t.start, first ? seatOf(first.by) : null);
  const wrong = (what: string): Opening => ({ ok: false, at: next - 1, what });
  const begins = differences(engine, s, t.start, false)[0];
  if (begins)
    return {
      ok: false,
      at: 0,
      what: `start ${begins.what}: ours ${begins.ours} | recorded ${begins.theirs}`,
    };
  for (let dealtOut = false; s.pending && s.phase === 'setup';) {
    if (s.pending.kind === 'resource' && goal && !dealtOut) {
      const known = asDealt(engine, s, steps, goal);
      if (!known)
        return wrong(
          `the recorded hands are not six of those cards: ours ${s.players.map((p) => sortedKey(p.hand.map((c) => s.id[c] as string))).join(' | ')}`,
        );
      s = known;
      dealtOut = true;
    }
    const pick: number[] | null = s.pending ? answer(s, s.pending, steps) : null;
    if (!pick || !s.pending) break;
    const played = engine.apply(s, { seat: s.pending.seat, at: s.pending.at, pick });
    if (isRefusal(played)) return wrong(`${s.pending.kind}: ${played.code}`);
    s = played.state;
  }
  const found = goal ? differences(engine, s, goal, false)[0] : undefined;
  return found
    ? wrong(`${found.what}: ours ${found.ours} | recorded ${found.theirs}`)
    : { ok: true, state: s, next };
}
