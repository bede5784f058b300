/**
 * Monte Carlo tree search over information sets (Cowling, Powley, Whitehouse 2012): every pass
 * takes one of several deals of the hidden cards and goes down one shared tree, whose branches are
 * identified by the keys of moves. First estimates of a branch are priors; where a pass leaves the
 * tree, the value of the board is its result. Positions reached in a deal are cached, so that a
 * pass plays few moves.
 */
import { copyState } from '../kernel/copy.js';
import type { Decision } from '../kernel/decisions.js';
import type { CardBook } from '../kernel/definition.js';
import type { Game } from '../kernel/game.js';
import type { Seat, State } from '../kernel/state.js';
import { type Candidate, candidates } from './candidates.js';
import { answerUntilAction } from './at-a-glance.js';
import type { Dealer } from './deal-anew.js';
import { valueCandidates } from './one-step.js';
import type { Dice } from './random.js';
import { chooseResources } from './hand-plan.js';
import { playMove, tryOut } from './trial.js';
import type { Appraisal } from './winning-chance.js';

const EXPLORATION = 0.3;
/** An untried move is assumed to be worse than tried ones by this much. */
const UNTRIED = 0.03;
/** The difference of estimates that makes one branch e times as likely. */
export const GUESS_SCALE = 14;
/** The same for logarithms of odds. */
export const ODDS_SCALE = 0.4;
/** The search begins with a few deals and adds another one after this many passes. */
const FIRST_DEALS = 3;
const MOST_DEALS = 12;
const PASSES_FOR_A_DEAL = 150;
/** Cached positions take about 10 KB each. */
const MOST_KEPT = 4_000;
const MOST_DEPTH = 40;
const MOST_ANSWERS = 120;

interface Branch {
  visits: number;
  /** How often it could have been chosen. */
  offered: number;
  /** Sum of results for the player who decides here. */
  sum: number;
  node: Node | null;
}
interface Node {
  readonly branches: Map<string, Branch>;
}

/** The position of a node in one of the deals. */
interface Position {
  readonly state: State;
  readonly list: readonly Candidate[];
  readonly branches: readonly Branch[];
  readonly priors: readonly number[];
  readonly next: (Position | undefined)[];
}

const newNode = (): Node => ({ branches: new Map() });

/**
 * Turns estimates into shares: each is e times as likely as one that is lower by 1. `least`:
 * estimates further behind the best are raised to this.
 */
export function sharesOf(guesses: readonly number[], least = -6): number[] {
  const top = Math.max(...guesses);
  const weights = guesses.map((guess) => Math.exp(Math.max(least, guess - top)));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((w) => w / sum);
}

/** Estimates of the candidates of a decision, on the scale of logarithms of odds. */
export type Guesses = (g: Game, d: Decision, list: readonly Candidate[]) => readonly number[];

/** By the hand-made scores of `quick-choice.ts`. */
export const quickGuesses: Guesses = (_g, _d, list) => list.map(({ guess }) => guess / GUESS_SCALE);

export interface Weighed {
  readonly candidate: Candidate;
  readonly visits: number;
  /** Chance of winning, 0 to 1. */
  readonly chance: number;
}

export interface Search {
  readonly book: CardBook;
  readonly state: State;
  readonly dealer: Dealer;
  readonly roll: Dice;
  /** How positions are valued where a pass leaves the tree. */
  readonly appraisal: Appraisal;
  readonly guesses: Guesses;
  /** Asked before each pass with the number of passes made. */
  readonly goOn: (passes: number) => boolean;
}

interface Step {
  readonly branch: Branch;
  readonly seat: Seat;
}

/** Resources are chosen by a plan, which looks further ahead than the tree. */
const answers = (g: Game, d: Decision, roll: Dice): readonly Candidate[] =>
  d.kind === 'resource'
    ? [{ key: d.kind, move: chooseResources(g, d), guess: 0 }]
    : candidates(g, d, roll);

class Tree {
  readonly root = newNode();
  passes = 0;
  private kept = 0;
  private readonly me: Seat;
  private readonly guesses: ReadonlyMap<string, number>;
  private readonly deals: (Position | undefined)[] = [];

  constructor(private readonly search: Search) {
    const { book, dealer, roll, state, appraisal } = search;
    this.me = (state.pending as Decision).seat;
    this.guesses = new Map(
      valueCandidates(book, dealer.deal(roll), { roll, worth: appraisal.logOdds }).map(
        ({ key, value }) => [key, value],
      ),
    );
  }

  /** At the root the priors look one step ahead, deeper in the tree they use quick scores. */
  private priors(node: Node, g: Game, list: readonly Candidate[]): number[] {
    if (list.length === 0) return [];
    if (node !== this.root) return sharesOf(this.search.guesses(g, g.s.pending as Decision, list));
    return sharesOf(list.map(({ key }) => (this.guesses.get(key) ?? -1_000) / ODDS_SCALE));
  }

  /** The position at which a player has more than one answer, or the game is over. */
  private position(node: Node, g: Game): Position {
    const { roll } = this.search;
    let list: readonly Candidate[] = [];
    while (g.s.pending) {
      list = answers(g, g.s.pending, roll);
      if (list.length !== 1) break;
      playMove(g, (list[0] as Candidate).move);
    }
    if (!g.s.pending) list = [];
    const branches = list.map(({ key }) => {
      let b = node.branches.get(key);
      if (!b) {
        b = { visits: 0, offered: 0, sum: 0, node: null };
        node.branches.set(key, b);
      }
      return b;
    });
    return { state: g.s, list, branches, priors: this.priors(node, g, list), next: [] };
  }

  private begun(): Position {
    const deals = Math.min(MOST_DEALS, FIRST_DEALS + Math.floor(this.passes / PASSES_FOR_A_DEAL));
    const deal = this.passes % deals;
    const { book, dealer, roll } = this.search;
    return (this.deals[deal] ??= this.position(this.root, tryOut(book, dealer.deal(roll))));
  }

  private select({ branches, priors }: Position): number {
    let known = 0;
    let knownSum = 0;
    for (const { visits, sum } of branches) {
      known += visits;
      knownSum += sum;
    }
    const unknown = known > 0 ? knownSum / known - UNTRIED : 0.5;
    let best = -Infinity;
    let chosen = 0;
    branches.forEach((b, i) => {
      b.offered++;
      const mean = b.visits > 0 ? b.sum / b.visits : unknown;
      const bonus = (EXPLORATION * (priors[i] as number) * Math.sqrt(b.offered)) / (1 + b.visits);
      if (mean + bonus > best) {
        best = mean + bonus;
        chosen = i;
      }
    });
    return chosen;
  }

  private after({ state, list }: Position, chosen: number): Game {
    const g = tryOut(this.search.book, copyState(state));
    playMove(g, (list[chosen] as Candidate).move);
    return g;
  }

  private next(at: Position, chosen: number, node: Node): Position {
    const known = at.next[chosen];
    if (known) return known;
    const reached = this.position(node, this.after(at, chosen));
    if (this.kept < MOST_KEPT) {
      at.next[chosen] = reached;
      this.kept++;
    }
    return reached;
  }

  /** The chance of winning after all questions before the next action are answered at a glance. */
  private chance(g: Game): number {
    answerUntilAction(g, MOST_ANSWERS);
    return this.search.appraisal.chance(g, this.me);
  }

  pass(): void {
    const path: Step[] = [];
    let at = this.begun();
    let mine: number | undefined;
    while (mine === undefined) {
      const d = at.state.pending;
      if (!d || path.length >= MOST_DEPTH) {
        mine = this.chance(tryOut(this.search.book, copyState(at.state)));
        break;
      }
      const chosen = this.select(at);
      const branch = at.branches[chosen] as Branch;
      path.push({ branch, seat: d.seat });
      if (branch.node === null) {
        branch.node = newNode();
        mine = this.chance(this.after(at, chosen));
      } else at = this.next(at, chosen, branch.node);
    }
    for (const { branch, seat } of path) {
      branch.visits++;
      branch.sum += seat === this.me ? mine : 1 - mine;
    }
    this.passes++;
  }

  weighed(): Weighed[] {
    const { book, state, roll } = this.search;
    const list = candidates(tryOut(book, copyState(state)), state.pending as Decision, roll);
    return list
      .map((candidate) => {
        const b = this.root.branches.get(candidate.key);
        const visits = b?.visits ?? 0;
        return { candidate, visits, chance: visits > 0 ? (b as Branch).sum / visits : 0 };
      })
      .sort((a, b) => b.visits - a.visits || b.chance - a.chance);
  }
}

/** The candidates at the pending decision, the one to play first. */
export function searchTree(search: Search): { readonly list: Weighed[]; readonly passes: number } {
  const tree = new Tree(search);
  while (search.goOn(tree.passes)) tree.pass();
  return { list: tree.weighed(), passes: tree.passes };
}
