/**
 * The bot at its four levels: a rule of thumb, one step ahead, a search, and the same search with a
 * learned value. Each sees only what its seat may see.
 */
import { viewOf } from '../cr/01-concepts/17-information.js';
import type { CardBook } from '../kernel/definition.js';
import type { Decision, Move, Option } from '../kernel/decisions.js';
import { isIdle } from '../engine/action-signs.js';
import type { State } from '../kernel/state.js';
import { candidates, isByRule } from './candidates.js';
import { type Deed, deedOf } from './deed.js';
import { Dealer, type Knowledge } from './deal-anew.js';
import { heuristicMove } from './heuristic.js';
import { bestValued, valueCandidates } from './one-step.js';
import type { Dice } from './random.js';
import { isHandKept, chooseResources } from './hand-plan.js';
import { learned } from './learned-chance.js';
import { learnedGuesses } from './learned-priors.js';
import { quickGuesses, searchTree } from './tree-search.js';
import { tryOut } from './trial.js';
import { weighing } from './winning-chance.js';
import { danger, lead, WON } from './worth.js';

export const BOT_LEVELS = [1, 2, 3, 4] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/**
 * Why the bot chose its move, without revealing cards that only it can see. Chances are in percent.
 */
export type BotReason = Cause & {
  /** What it did; omitted if nobody else sees that, and in games older than this field. */
  readonly did?: Deed;
};

type Cause =
  | { readonly why: 'only-choice' }
  | { readonly why: 'rule-of-thumb' }
  | { readonly why: 'wins' }
  | { readonly why: 'guards-base' }
  | { readonly why: 'best-board'; readonly gain: number }
  | {
      readonly why: 'best-odds';
      readonly passes: number;
      readonly chance: number;
      readonly next: number | null;
      /** The second-best move, whose chance is `next`, if the others may know it. */
      readonly instead?: Deed;
    };

export interface BotChoice {
  readonly move: Move;
  readonly reason: BotReason;
}

export interface BotTurn {
  readonly book: CardBook;
  readonly state: State;
  readonly level: BotLevel;
  readonly roll: Dice;
  /** Whether the search goes on, asked before each pass; randomness and clocks are the caller's. */
  readonly goOn?: (passes: number) => boolean;
  readonly knowledge?: Knowledge;
}

const DEFAULT_PASSES = 400;
const CLOSED: Knowledge = { openLists: false };
const percent = (chance: number): number => Math.round(100 * chance);

const byThumb = ({ book, state, roll }: BotTurn): Move => {
  const { seat } = state.pending as Decision;
  return heuristicMove(viewOf(tryOut(book, state), seat), book, roll);
};

/** The answer of the hand plan; null if the question is not about the hand. */
function byPlan({ book, state, roll }: BotTurn): Move | null {
  const d = state.pending as Decision;
  const g = tryOut(book, state);
  if (d.kind === 'resource') return chooseResources(g, d);
  if (d.kind !== 'mulligan') return null;
  const answer = isHandKept(g, d.seat, roll) ? 'no' : 'yes';
  return { seat: d.seat, at: d.at, pick: [d.options.findIndex(({ o }) => o === answer)] };
}

function oneStep(turn: BotTurn, dealer: Dealer): BotChoice {
  const { book, roll } = turn;
  const imagined = dealer.deal(roll);
  const { seat } = imagined.pending as Decision;
  const here = tryOut(book, imagined);
  const [before, feared] = [lead(here, seat), danger(here, seat)];
  const list = valueCandidates(book, imagined, { roll });
  const best = bestValued(list);
  if (list.length === 1) return { move: best.move, reason: { why: 'only-choice' } };
  if (best.value >= WON) return { move: best.move, reason: { why: 'wins' } };
  const gain = Math.round(10 * (best.value - before)) / 10;
  const why = feared > 0 && gain > feared / 2 ? 'guards-base' : 'best-board';
  return {
    move: best.move,
    reason: why === 'best-board' ? { why, gain } : { why },
  };
}

function bySearch(turn: BotTurn, dealer: Dealer): BotChoice {
  const { book, state, roll, goOn = (passes) => passes < DEFAULT_PASSES } = turn;
  const [only, another] = candidates(tryOut(book, state), state.pending as Decision, roll);
  if (only && !another) return { move: only.move, reason: { why: 'only-choice' } };
  const how =
    turn.level === 4
      ? { appraisal: learned, guesses: learnedGuesses }
      : { appraisal: weighing, guesses: quickGuesses };
  const { list, passes } = searchTree({ book, state, dealer, roll, ...how, goOn });
  const [best, next] = list;
  if (!best) throw new Error('a decision without a move');
  if (!next) return { move: best.candidate.move, reason: { why: 'only-choice' } };
  const instead = deedOf(state, next.candidate.move, false);
  return {
    move: best.candidate.move,
    reason: {
      why: 'best-odds',
      passes,
      chance: percent(best.chance),
      next: next.visits > 0 ? percent(next.chance) : null,
      ...(instead && { instead }),
    },
  };
}

/**
 * Chooses without abilities that would change nothing, as long as there is anything else to do; the
 * picks refer to the whole question again.
 */
const withoutIdle = (turn: BotTurn, choose: (turn: BotTurn) => BotChoice): BotChoice => {
  const { book, state } = turn;
  const pending = state.pending as Decision;
  const options = pending.options.filter(
    (option) => option.o !== 'use' || !isIdle(book, state, option),
  );
  if (options.length === 0 || options.length === pending.options.length) return choose(turn);
  const { move, reason } = choose({
    ...turn,
    state: { ...state, pending: { ...pending, options } },
  });
  const pick = (move.pick ?? []).map((index) => pending.options.indexOf(options[index] as Option));
  return { move: { ...move, pick }, reason };
};

/**
 * The choice of the player to act at this level. Deterministic for the same visible state, seed and
 * number of passes.
 */
export const botChoice = (turn: BotTurn): BotChoice => {
  const { move, reason } = withoutIdle(turn, choiceAmong);
  const did = deedOf(turn.state, move, true);
  return { move, reason: did ? { ...reason, did } : reason };
};

function choiceAmong(turn: BotTurn): BotChoice {
  const { book, state, level, knowledge = CLOSED } = turn;
  const d = state.pending as Decision;
  const planned = level > 2 ? byPlan(turn) : null;
  if (planned) return { move: planned, reason: { why: 'rule-of-thumb' } };
  if (level === 1 || isByRule(d)) return { move: byThumb(turn), reason: { why: 'rule-of-thumb' } };
  const dealer = new Dealer(state, d.seat, { book, knowledge });
  return level === 2 ? oneStep(turn, dealer) : bySearch(turn, dealer);
}
