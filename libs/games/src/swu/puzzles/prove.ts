import {
  type Decision,
  disclosesHidden,
  type Engine,
  isRefusal,
  type Move,
  type Option,
  type State,
} from '#rules';

/** The result of searching a position in which one player has the rest of the phase alone. */
export type Verdict =
  /** Exactly one first action wins against every answer; `line`: all answers of the winner. */
  | { readonly kind: 'proven'; readonly line: readonly Move[] }
  /** Several first actions win; `line` begins with one of them. */
  | { readonly kind: 'several'; readonly line: readonly Move[] }
  /**
   * `none`: no action wins. `plain`: attacking the base with everything also wins. `hidden`:
   * randomness or hidden cards are involved. `too-large`: the search gave up.
   */
  | { readonly kind: 'none' | 'plain' | 'hidden' | 'too-large' };

interface Limits {
  /** The number of positions examined before the search gives up. */
  readonly most: number;
}

type Line = readonly Move[];

const isWon = ({ outcome }: State, seat: number): boolean =>
  outcome?.winners.length === 1 && outcome.winners[0] === seat;

/** If a question has more answers than this, the search gives up. */
const MOST_ANSWERS = 400;

class TooLarge extends Error {}

const picksOf = ({ options, min, max }: Decision): number[][] => {
  let sets: number[][] = [[]];
  options.forEach((_option, index) => {
    const more = sets.filter((set) => set.length < max).map((set) => [...set, index]);
    sets = [...sets, ...more];
    if (sets.length > MOST_ANSWERS) throw new TooLarge();
  });
  return sets.filter((set) => set.length >= min);
};

const divisionsOf = ({ options, caps = [], total = 0, less, none }: Decision): number[][] => {
  let ways: number[][] = [[]];
  options.forEach((_option, index) => {
    ways = ways.flatMap((way) => {
      const left = total - way.reduce((sum, each) => sum + each, 0);
      const most = Math.min(left, caps[index] ?? 0);
      return Array.from({ length: most + 1 }, (_, amount) => [...way, amount]);
    });
    if (ways.length > MOST_ANSWERS) throw new TooLarge();
  });
  return ways.filter((way) => {
    const sum = way.reduce((all, each) => all + each, 0);
    return less === true ? sum <= total : sum === total || (none === true && sum === 0);
  });
};

/** Every legal answer; throws if there are too many. */
const answersTo = (decision: Decision): Move[] => {
  const { seat, at, kind } = decision;
  if (kind === 'name') throw new TooLarge();
  if (kind === 'divide') return divisionsOf(decision).map((amounts) => ({ seat, at, amounts }));
  return picksOf(decision).map((pick) => ({ seat, at, pick }));
};

const pickOf = ({ options }: Decision, { pick = [] }: Move): Option | undefined =>
  options[pick[0] ?? -1];

/**
 * Identifies a position, including its history in the phase ("once each round", what was played or
 * attacked), but without the number of moves and the veil. Cards that were added as tokens are
 * identified by their ids.
 */
const keyOf = (state: State, cards: number): string => {
  const { at: _at, veil: _veil, id, owner, pending, ...rest } = state;
  const asked = pending && { ...pending, at: 0 };
  return JSON.stringify([rest, asked, id.slice(cards), owner.slice(cards)]);
};

type Admits = (decision: Decision, move: Move) => boolean;

/** The search for a win within the rest of one phase. It tries all answers of the other player. */
class Search {
  #looked = 0;

  constructor(
    private readonly engine: Engine,
    private readonly from: State,
    private readonly seat: number,
    private readonly limits: Limits,
  ) {}

  /**
   * A winning sequence of answers, including the other player's; null if no admitted answer wins.
   */
  win(state: State, known: Map<string, Line | null>, admits: Admits = () => true): Line | null {
    if (state.outcome !== null) return isWon(state, this.seat) ? [] : null;
    const { pending, phase, round } = state;
    if (pending === null || phase !== 'action' || round !== this.from.round) return null;
    const key = keyOf(state, this.from.id.length);
    const before = known.get(key);
    if (before !== undefined) return before;
    this.#looked += 1;
    if (this.#looked > this.limits.most) throw new TooLarge();
    const own = pending.seat === this.seat;
    let found: Line | null = null;
    for (const move of answersTo(pending)) {
      if (own && !admits(pending, move)) continue;
      const line = this.win(this.after(state, move), known, admits);
      found = line && [move, ...line];
      // One winning answer is enough for the searching player, and one refutation for the other.
      if (own === (found !== null)) break;
    }
    known.set(key, found);
    return found;
  }

  after(state: State, move: Move): State {
    const trial = this.engine.simulate(state);
    const refusal = trial.play(move);
    if (refusal) throw new Error(`${refusal.code}: ${refusal.detail}`);
    return trial.state;
  }
}

/**
 * A key that is equal for equivalent options: copies of a card in hand count as one first action.
 */
const sameAction = ({ id, players }: State, seat: number, option: Option | undefined): string => {
  if (option === undefined) return '';
  if (!('card' in option)) return JSON.stringify(option);
  const { card, ...rest } = option;
  const inHand = players[seat]?.hand.includes(card) === true;
  return JSON.stringify([rest, inHand ? id[card] : card]);
};

/** Whether a move is the same first action as that of a line. */
export const isFirstAction = (state: State, move: Move, [first]: readonly Move[]): boolean => {
  const { pending } = state;
  if (!pending || !first) return false;
  const actionOf = (each: Move) => sameAction(state, pending.seat, pickOf(pending, each));
  return actionOf(move) === actionOf(first);
};

/**
 * The number of different options at each question of a line, including passing. A question without
 * options counts as one. Null if the line is not legal.
 */
export const choicesAlong = (
  engine: Engine,
  from: State,
  line: readonly Move[],
): readonly number[] | null => {
  const choices: number[] = [];
  let state = from;
  for (const move of line) {
    const { seat, options = [] } = state.pending ?? {};
    const before = state;
    const different = new Set(options.map((option) => sameAction(before, seat ?? -1, option)));
    choices.push(Math.max(1, different.size));
    const step = engine.apply(state, { ...move, at: state.at });
    if (isRefusal(step)) return null;
    ({ state } = step);
  }
  return choices;
};

/**
 * Whether a line wins without involving randomness, hidden cards or a choice of the other player.
 */
export const isSureWin = (engine: Engine, from: State, line: readonly Move[]): boolean => {
  const seat = from.pending?.seat ?? -1;
  let state = from;
  for (const move of line) {
    const step = move.seat === seat ? engine.apply(state, { ...move, at: state.at }) : null;
    if (!step || isRefusal(step)) return false;
    if (disclosesHidden({ before: state, after: step.state, events: step.events }, seat))
      return false;
    ({ state } = step);
  }
  return isWon(state, seat) && state.round === from.round;
};

/** Admits only attacks, and only those on the base if it can be attacked. */
const plainly =
  (base: number) =>
  (decision: Decision, move: Move): boolean => {
    const option = pickOf(decision, move);
    if (decision.kind === 'action') return option?.o === 'attack';
    if (decision.kind !== 'defender') return true;
    const isBase = (each: Option | undefined) => each?.o === 'card' && each.card === base;
    return isBase(option) || !decision.options.some(isBase);
  };

/**
 * Whether the other player can do nothing more in this phase, so that the player to act has the
 * rest of it alone.
 */
export const hasPhaseAlone = ({ phase, pending, players, initiativeTaken }: State): boolean =>
  phase === 'action' &&
  pending?.kind === 'action' &&
  initiativeTaken &&
  players.length === 2 &&
  players[1 - pending.seat]?.passed === true;

/**
 * Whether exactly one first action leads to a sure win in the rest of the phase. The search knows
 * the place of every card; a player who knows less cannot win more surely, so no other first action
 * wins for them either.
 */
export const prove = (engine: Engine, state: State, limits: Limits): Verdict => {
  const { pending, players } = state;
  if (!pending || !hasPhaseAlone(state)) return { kind: 'none' };
  const { seat } = pending;
  const search = new Search(engine, state, seat, limits);
  const known = new Map<string, Line | null>();
  try {
    const base = players[1 - seat]?.base ?? -1;
    if (search.win(state, new Map(), plainly(base))) return { kind: 'plain' };
    const tried = new Set<string>();
    let line: Line | null = null;
    for (const move of answersTo(pending)) {
      const action = sameAction(state, seat, pickOf(pending, move));
      if (tried.has(action)) continue;
      tried.add(action);
      const won = search.win(search.after(state, move), known);
      if (won === null) continue;
      if (line !== null) return { kind: 'several', line };
      line = [move, ...won];
    }
    if (line === null) return { kind: 'none' };
    return isSureWin(engine, state, line) ? { kind: 'proven', line } : { kind: 'hidden' };
  } catch (fault) {
    if (fault instanceof TooLarge) return { kind: 'too-large' };
    throw fault;
  }
};
