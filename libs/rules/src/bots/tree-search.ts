/**
 * Monte Carlo tree search over information sets (Cowling, Powley, Whitehouse 2012): every pass deals the hidden cards anew and goes down one shared
 * tree, whose branches are what can be told apart by their keys. The first guesses of a branch are priors; a playout goes to the end of the round
 * or the next and is cut there by the worth of the board.
 */
import { copyState } from '../kernel/copy.js';
import { type Decision } from '../kernel/decisions.js';
import { type CardBook } from '../kernel/definition.js';
import { type Game } from '../kernel/game.js';
import { type Seat, type State } from '../kernel/state.js';
import { type Candidate, candidates } from './candidates.js';
import { type Dealer } from './deal-anew.js';
import { valued } from './one-step.js';
import { quickMove } from './quick-choice.js';
import { type Dice } from './random.js';
import { playMove, tryOut } from './trial.js';
import { chanceOf, lead } from './worth.js';

const EXPLORATION = 1.1;
/** Differences of guesses that make one branch e times as likely. */
const GUESS_SCALE = 4;
const VALUE_SCALE = 5;
const MOST_DEPTH = 40;
const MOST_PLAYOUT = 120;

interface Branch {
  visits: number;
  /** Times it could have been taken. */
  offered: number;
  /** Sum of results for whoever decides here. */
  sum: number;
  node: Node | null;
}
interface Node {
  readonly branches: Map<string, Branch>;
  visits: number;
}

const newNode = (): Node => ({ branches: new Map(), visits: 0 });

function priorsOf(list: readonly { readonly guess: number }[], scale: number): number[] {
  const top = Math.max(...list.map((x) => x.guess));
  const weights = list.map((x) => Math.exp(Math.max(-6, (x.guess - top) / scale)));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((w) => w / sum);
}

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
  /** Asked before each pass with the number of passes made. */
  readonly goOn: (passes: number) => boolean;
}

interface Step {
  readonly node: Node;
  readonly branch: Branch;
  readonly seat: Seat;
}

class Tree {
  readonly root = newNode();
  passes = 0;
  private readonly me: Seat;
  private readonly guesses: ReadonlyMap<string, number>;

  constructor(private readonly search: Search) {
    const { book, dealer, roll, state } = search;
    this.me = (state.pending as Decision).seat;
    this.guesses = new Map(
      valued(book, dealer.deal(roll), roll).map(({ key, value }) => [key, value]),
    );
  }

  /** At the root one step ahead is looked, deeper a glance has to do. */
  private priors(node: Node, list: readonly Candidate[]): number[] {
    if (node !== this.root) return priorsOf(list, GUESS_SCALE);
    return priorsOf(
      list.map(({ key }) => ({ guess: this.guesses.get(key) ?? -1_000 })),
      VALUE_SCALE,
    );
  }

  private select(node: Node, list: readonly Candidate[]): { chosen: Candidate; branch: Branch } {
    const priors = this.priors(node, list);
    let best = -Infinity;
    let chosen = list[0] as Candidate;
    let branch: Branch | undefined;
    let known = 0;
    let knownSum = 0;
    for (const { key } of list) {
      const b = node.branches.get(key);
      if (b) {
        known += b.visits;
        knownSum += b.sum;
      }
    }
    const unknown = known > 0 ? knownSum / known - 0.08 : 0.5;
    list.forEach((candidate, i) => {
      let b = node.branches.get(candidate.key);
      if (!b) {
        b = { visits: 0, offered: 0, sum: 0, node: null };
        node.branches.set(candidate.key, b);
      }
      b.offered++;
      const mean = b.visits > 0 ? b.sum / b.visits : unknown;
      const bonus =
        (EXPLORATION * (priors[i] as number) * Math.sqrt(Math.max(1, b.offered))) / (1 + b.visits);
      if (mean + bonus > best) {
        best = mean + bonus;
        chosen = candidate;
        branch = b;
      }
    });
    return { chosen, branch: branch as Branch };
  }

  /** Plays on at a glance until the round in which the tree was left is over. */
  private playout(g: Game): number {
    const { roll } = this.search;
    const until = g.s.round + 1;
    for (let n = 0; g.s.pending && n < MOST_PLAYOUT; n++) {
      const d: Decision = g.s.pending;
      if (g.s.round >= until && d.kind === 'action') break;
      playMove(g, quickMove(g, d, roll));
    }
    const { outcome } = g.s;
    if (outcome) return outcome.winners.includes(this.me) ? 1 / outcome.winners.length : 0;
    return 0.02 + 0.96 * chanceOf(lead(g, this.me));
  }

  pass(): void {
    const { book, dealer, roll } = this.search;
    const g = tryOut(book, dealer.deal(roll));
    const path: Step[] = [];
    let node = this.root;
    while (g.s.pending && path.length < MOST_DEPTH) {
      const d: Decision = g.s.pending;
      const list = candidates(g, d, roll);
      if (list.length === 1) {
        playMove(g, (list[0] as Candidate).move);
        continue;
      }
      const { chosen, branch } = this.select(node, list);
      playMove(g, chosen.move);
      path.push({ node, branch, seat: d.seat });
      if (branch.node === null) {
        branch.node = newNode();
        break;
      }
      node = branch.node;
    }
    const mine = this.playout(g);
    for (const { node: at, branch, seat } of path) {
      at.visits++;
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
export function searched(search: Search): { readonly list: Weighed[]; readonly passes: number } {
  const tree = new Tree(search);
  while (search.goOn(tree.passes)) tree.pass();
  return { list: tree.weighed(), passes: tree.passes };
}
