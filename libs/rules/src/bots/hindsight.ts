/**
 * How good a decision of a finished game was, from the point of view of the player who made it: the
 * hidden cards are dealt anew (`deal-anew.ts`), so that nobody is blamed for what they could not
 * know. A search finds an alternative; it is called better only if games played to the end from
 * both moves confirm it.
 */
import { copyState } from '../kernel/copy.js';
import type { Decision, Move, Option } from '../kernel/decisions.js';
import type { CardBook } from '../kernel/definition.js';
import type { Game } from '../kernel/game.js';
import type { Seat, State } from '../kernel/state.js';
import { type Candidate, candidates, isByRule, moveKey } from './candidates.js';
import { Dealer } from './deal-anew.js';
import { moveAtAGlance } from './at-a-glance.js';
import { dice, type Dice } from './random.js';
import { quickGuesses, searchTree, type Weighed } from './tree-search.js';
import { playMove, tryOut } from './trial.js';
import { weighing } from './winning-chance.js';

const PASSES = 120;
const PASSES_FOR_WHAT_FOLLOWS = 60;
const MOST_STEPS = 4;
/** A smaller difference of chances in the search is not examined further. */
const WORTH_A_LOOK = 0.06;
/** Games played from each of two moves: a few at first, all of them if those differ. */
const FIRST_GAMES = 60;
const GAMES = 300;
/**
 * The smallest difference that counts as a mistake: a tenth of the games. Measured over `GAMES` it
 * has to be larger, because chance alone makes 0.04 of it.
 */
const LEAST_FIRST = 0.08;
const LEAST = 0.17;
/** Longer games are stopped and count as drawn. */
const MOST_ANSWERS = 5_000;

export interface PastDecision {
  readonly book: CardBook;
  /** The state in which the decision was pending. */
  readonly state: State;
  /** The answer that was given. */
  readonly move: Move;
  readonly seed: number;
}

/** One answer of a better line; `cards` are the ids of the cards that it names. */
export interface BetterStep {
  readonly options: readonly Option[];
  readonly cards: readonly (string | null)[];
}

export interface Mistake {
  /** Share of games, 0 to 1, that the better line wins more. */
  readonly lost: number;
  /** The better answer, and the same player's answers that follow from it. */
  readonly better: readonly BetterStep[];
}

export interface Hindsight {
  readonly seat: Seat;
  /**
   * The chance of winning, 0 to 1, that the deciding player had before; with several players,
   * against all others.
   */
  readonly chance: number;
  readonly mistake: Mistake | null;
}

function playOut(g: Game, me: Seat, roll: Dice): number {
  for (let n = 0; g.s.pending && n < MOST_ANSWERS; n++) {
    playMove(g, moveAtAGlance(g, g.s.pending, roll));
  }
  const winners = g.s.outcome?.winners;
  if (winners === undefined) return 1 / g.s.players.length;
  return winners.includes(me) ? 1 / winners.length : 0;
}

/** Plays games to the end from two answers to one decision, both from the same deals. */
export class Comparison {
  private readonly me: Seat;
  private readonly dealer: Dealer;
  private games = 0;
  private ahead = 0;

  constructor(
    private readonly of: PastDecision,
    private readonly other: Move,
  ) {
    const { book, state } = of;
    this.me = (state.pending as Decision).seat;
    this.dealer = new Dealer(state, this.me, { book, knowledge: { openLists: true } });
  }

  /**
   * How much larger a share of `count` games the other answer wins, compared with the one that was
   * given.
   */
  difference(count: number): number {
    const { book, move, seed } = this.of;
    for (; this.games < count; this.games++) {
      const dealt = this.dealer.deal(dice(seed + 7_919 * this.games));
      const won = (tried: Move): number => {
        const g = tryOut(book, copyState(dealt));
        playMove(g, tried);
        return playOut(g, this.me, dice(seed + this.games));
      };
      this.ahead += won(this.other) - won(move);
    }
    return this.ahead / this.games;
  }
}

const search = ({ book, state, seed }: Omit<PastDecision, 'move'>, passes: number): Weighed[] => {
  const { seat } = state.pending as Decision;
  const dealer = new Dealer(state, seat, { book, knowledge: { openLists: true } });
  const goOn = (made: number): boolean => made < passes;
  const how = { appraisal: weighing, guesses: quickGuesses, goOn };
  return searchTree({ book, state, dealer, roll: dice(seed), ...how }).list;
};

const meanChance = (list: readonly Weighed[]): number => {
  let [visits, sum] = [0, 0];
  for (const weighed of list) {
    visits += weighed.visits;
    sum += weighed.visits * weighed.chance;
  }
  return visits === 0 ? 0.5 : sum / visits;
};

const stepOf = ({ state, move }: Pick<PastDecision, 'state' | 'move'>): BetterStep => {
  const { options } = state.pending as Decision;
  const chosen = (move.amounts ?? [])
    .flatMap((amount, i) => (amount > 0 ? [i] : []))
    .concat(move.pick ?? [])
    .map((i) => options[i] as Option);
  return {
    options: chosen,
    cards: chosen.map((o) => ('card' in o && o.card >= 0 ? (state.id[o.card] as string) : null)),
  };
};

/**
 * The same player's answers that follow from the better one, until somebody takes another action.
 */
function lineFrom(of: PastDecision): BetterStep[] {
  const { book, seed } = of;
  let { state, move } = of;
  const { seat } = state.pending as Decision;
  const steps = [stepOf({ state, move })];
  while (steps.length < MOST_STEPS) {
    const g = tryOut(book, copyState(state));
    playMove(g, move);
    state = g.s;
    const { pending } = state;
    if (!pending || pending.seat !== seat || pending.kind === 'action') break;
    if (pending.kind === 'resource' || isByRule(pending)) break;
    const best = search({ book, state, seed }, PASSES_FOR_WHAT_FOLLOWS)[0];
    if (!best) break;
    move = best.candidate.move;
    steps.push(stepOf({ state, move }));
  }
  return steps;
}

/** The answer that the search prefers to the given one; null if it would have given the same. */
function objection(list: readonly Weighed[], given: string): Candidate | null {
  const [best] = list;
  if (!best || best.candidate.key === given) return null;
  const played = list.find(({ candidate }) => candidate.key === given);
  const known = played !== undefined && played.visits > 0;
  return known && best.chance - played.chance < WORTH_A_LOOK ? null : best.candidate;
}

/**
 * How good the decision was; null if there was nothing to choose, or if only a rule of thumb exists
 * for it. Deterministic for the same decision and seed.
 */
export function hindsight(of: PastDecision): Hindsight | null {
  const { book, state, move, seed } = of;
  const d = state.pending as Decision;
  const here = tryOut(book, state);
  if (isByRule(d) || d.kind === 'resource') return null;
  if (candidates(here, d, dice(seed)).length < 2) return null;
  const list = search(of, PASSES);
  const found = { seat: d.seat, chance: meanChance(list) };
  const other = objection(list, moveKey(here, d, move));
  if (other === null) return { ...found, mistake: null };
  const comparison = new Comparison(of, other.move);
  if (comparison.difference(FIRST_GAMES) < LEAST_FIRST) return { ...found, mistake: null };
  const lost = comparison.difference(GAMES);
  if (lost < LEAST) return { ...found, mistake: null };
  return { ...found, mistake: { lost, better: lineFrom({ ...of, move: other.move }) } };
}
