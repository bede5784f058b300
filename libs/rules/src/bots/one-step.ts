/**
 * One step ahead: every move is tried, the player's own questions that follow it are answered, and
 * the resulting board is valued.
 */
import type { Decision } from '../kernel/decisions.js';
import { copyState } from '../kernel/copy.js';
import type { Game } from '../kernel/game.js';
import type { Seat, State } from '../kernel/state.js';
import type { CardBook } from '../kernel/definition.js';
import { type Candidate, candidates, isByRule } from './candidates.js';
import { quickMove } from './quick-choice.js';
import type { Dice } from './random.js';
import { playMove, tryOut } from './trial.js';
import { lead } from './worth.js';

/** This many questions after a move are searched; the rest is answered at a glance. */
const DEPTH = 2;
const MOST_ANSWERS = 40;

/** The worth of a position to a player. */
export type Worth = (g: Game, seat: Seat) => number;

interface Asked {
  readonly roll: Dice;
  readonly worth: Worth;
}

export interface Valued extends Candidate {
  /** The worth of the resulting board; in points ahead unless another measure was asked for. */
  readonly value: number;
}

const isOwnQuestion = (d: Decision | null, seat: Seat): d is Decision =>
  d !== null && d.seat === seat && d.kind !== 'action' && d.kind !== 'resource';

/** The best worth that the player can reach while they are still being asked. */
function valueOf(g: Game, seat: Seat, depth: number, { roll, worth }: Asked): number {
  const { book } = g;
  for (let n = 0; isOwnQuestion(g.s.pending, seat) && n < MOST_ANSWERS; n++) {
    const d = g.s.pending;
    const list = candidates(g, d, roll);
    if (depth > 0 && list.length > 1 && !isByRule(d)) {
      let best = -Infinity;
      for (const { move } of list) {
        const next = tryOut(book, copyState(g.s));
        playMove(next, move);
        best = Math.max(best, valueOf(next, seat, depth - 1, { roll, worth }));
      }
      return best;
    }
    playMove(g, list.length === 1 ? (list[0] as Candidate).move : quickMove(g, d, roll));
  }
  return worth(g, seat);
}

/**
 * All candidates at the pending decision of `state` with their values. The state is not changed.
 */
export function valueCandidates(
  book: CardBook,
  state: State,
  { roll, worth = lead }: { readonly roll: Dice; readonly worth?: Worth },
): readonly Valued[] {
  const d = state.pending as Decision;
  const here = tryOut(book, state);
  return candidates(here, d, roll).map((candidate) => {
    const g = tryOut(book, copyState(state));
    playMove(g, candidate.move);
    return { ...candidate, value: valueOf(g, d.seat, DEPTH, { roll, worth }) };
  });
}

export const bestValued = (list: readonly Valued[]): Valued =>
  list.reduce((best, x) => (x.value > best.value ? x : best));
