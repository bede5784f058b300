import { fromChance, recordedNumbers, type Chance, type Numbers, sameOption } from '#game';
import { runStep } from './effects/run.js';
import { damageStep, shieldsStep } from './frames/damage.js';
import { defeatStep, eliminate, leaveStep, limitStep } from './frames/defeat.js';
import { activateStep, claimStep, playStep, useStep } from './frames/play.js';
import { rerollStep, resolveDiceStep, resolveStep } from './frames/resolve.js';
import { actionStep, drainStep, roundStep, turnStep, upkeepStep } from './frames/round.js';
import { setupStep } from './frames/setup.js';
import { isKnown, laidOut, type SeatSetup } from './layout.js';
import type { Book, Happening, Machine } from './machine.js';
import type { Decision, Option } from './options.js';
import type { DestinyState, Frame } from './state.js';
import { orderStep } from './triggers.js';

export interface Move {
  readonly seat: number;
  readonly option: Option;
}

/** A move with the numbers that chance gave for it: a game is folded from these alone. */
export interface MovePlayed {
  readonly type: 'MovePlayed';
  readonly seat: number;
  readonly option: Option;
  readonly drawn: readonly number[];
}

export interface GameCreated {
  readonly type: 'GameCreated';
  readonly seats: readonly SeatSetup[];
  readonly drawn: readonly number[];
}

export type DestinyEvent = GameCreated | MovePlayed;

export interface Refusal {
  readonly refused:
    | 'destiny/over'
    | 'destiny/not-your-decision'
    | 'destiny/not-an-option'
    | 'destiny/players'
    | 'destiny/unknown-card';
}

export const isRefusal = (value: object): value is Refusal => 'refused' in value;

type Steps = { readonly [Kind in Frame['kind']]: (g: Machine, frame: never) => void };

const steps: Steps = {
  setup: setupStep,
  round: roundStep,
  turn: turnStep,
  action: actionStep,
  drain: drainStep,
  'resolve-dice': resolveDiceStep,
  'reroll-dice': rerollStep,
  resolve: resolveStep,
  play: playStep,
  activate: activateStep,
  damage: damageStep,
  defeat: defeatStep,
  shields: shieldsStep,
  leave: leaveStep,
  limit: limitStep,
  claim: claimStep,
  use: useStep,
  order: orderStep,
  upkeep: upkeepStep,
  run: runStep,
};

/** More steps than any decision takes: a card that goes round in circles is a fault, not a hang. */
const mostSteps = 20_000;

/**
 * Works until somebody has to decide or the game is over. A
 * choice among one is made for the player, except for actions.
 */
const advance = (g: Machine): void => {
  const { state } = g;
  for (let step = 0; state.winner === null; step += 1) {
    if (step > mostSteps) throw new Error('the game goes round in circles');
    if (state.waiting && state.seats[state.waiting.seat]?.eliminated) {
      // Whoever is out decides nothing more: what asked them ends.
      state.waiting = null;
      state.stack.pop();
      continue;
    }
    if (state.waiting) {
      const only = automatic(state.waiting);
      if (!only) return;
      state.waiting = null;
      state.answer = only;
    }
    const frame = state.stack.at(-1);
    if (!frame) throw new Error('a game that is not over has something to do');
    (steps[frame.kind] as (machine: Machine, of: Frame) => void)(g, frame);
  }
};

const automatic = ({ options, question }: Decision): Option | undefined =>
  options.length === 1 && question !== 'action' && question !== 'extra-action'
    ? options[0]
    : undefined;

const copyState = (state: DestinyState): DestinyState => ({
  ...state,
  seats: state.seats.map((seat) => ({ ...seat })),
  cards: copyEach(state.cards),
  dice: copyEach(state.dice),
  decks: state.decks.map((deck) => [...deck]),
  queue: structuredClone(state.queue),
  stack: structuredClone(state.stack),
});

const copyEach = <Item extends object>(items: Record<string, Item>): Record<string, Item> => {
  const copy: Record<string, Item> = {};
  for (const key in items) copy[key] = { ...(items[key] as Item) };
  return copy;
};

const work = (
  book: Book,
  state: DestinyState,
  numbers: Numbers,
  tell: Machine['tell'] = () => undefined,
): DestinyState => {
  advance({ state, book, below: numbers.below, tell });
  return state;
};

const beginGame = (
  book: Book,
  seats: readonly SeatSetup[],
  numbersFor: (state: DestinyState) => Numbers,
) => {
  const state = laidOut(book, seats);
  const numbers = numbersFor(state);
  return { state: work(book, state, numbers), drawn: numbers.drawn };
};

const isConcession = ({ option }: Move): boolean => 'do' in option && option.do === 'concede';

const refusal = (state: DestinyState, move: Move): Refusal | null => {
  if (state.winner !== null || !state.waiting) return { refused: 'destiny/over' };
  // With more than two players the table is laid first: who leaves then leaves a game that goes on.
  const laid = state.phase !== 'setup' || state.seats.length === 2;
  if (isConcession(move) && laid && state.seats[move.seat]?.eliminated === false) return null;
  if (state.waiting.seat !== move.seat) return { refused: 'destiny/not-your-decision' };
  const listed = state.waiting.options.some((option) => sameOption(option, move.option));
  return listed ? null : { refused: 'destiny/not-an-option' };
};

const playMove = (
  book: Book,
  state: DestinyState,
  move: Move,
  numbersFor: (state: DestinyState) => Numbers,
) => {
  const after = copyState(state);
  const numbers = numbersFor(after);
  const told: Happening[] = [];
  const tell = (happening: Happening): void => {
    told.push(happening);
  };
  if (isConcession(move)) {
    eliminate({ state: after, book, below: numbers.below, tell }, move.seat);
  } else {
    after.waiting = null;
    after.answer = move.option;
  }
  return { state: work(book, after, numbers, tell), drawn: numbers.drawn, told };
};

/**
 * A game of Destiny with the cards of a book. `decide` answers
 * with events or a refusal, `evolve` folds them and never refuses.
 */
export const createEngine = (book: Book) => {
  const create = (seats: readonly SeatSetup[], chance: Chance): GameCreated | Refusal => {
    const enough = seats.length >= 2 && seats.length <= 4;
    if (!enough || seats.some(({ team }) => team.length === 0))
      return { refused: 'destiny/players' };
    if (!seats.every((seat) => isKnown(book, seat))) return { refused: 'destiny/unknown-card' };
    const { drawn } = beginGame(book, seats, (state) => fromChance(state, chance));
    return { type: 'GameCreated', seats, drawn };
  };

  /** The move carried out: the event, the state after it and what happened in it. */
  const apply = (state: DestinyState, move: Move, chance: Chance) => {
    const refused = refusal(state, move);
    if (refused) return refused;
    const result = playMove(book, state, move, (after) => fromChance(after, chance));
    const event: MovePlayed = { type: 'MovePlayed', ...move, drawn: result.drawn };
    return { event, state: result.state, told: result.told };
  };

  const decide = (state: DestinyState, move: Move, chance: Chance): MovePlayed[] | Refusal => {
    const result = apply(state, move, chance);
    return isRefusal(result) ? result : [result.event];
  };

  const evolve = (state: DestinyState | null, event: DestinyEvent): DestinyState => {
    if (event.type === 'GameCreated')
      return beginGame(book, event.seats, (fresh) => recordedNumbers(fresh, event.drawn)).state;
    if (!state) throw new Error('a game begins with GameCreated');
    const { seat, option, drawn } = event;
    return playMove(book, state, { seat, option }, (after) => recordedNumbers(after, drawn)).state;
  };

  /** What has to be decided now, with every legal option; null when the game is over. */
  const legal = (state: DestinyState): Decision | null => state.waiting;

  /** A position that was laid by hand, up to its first decision. */
  const resume = (state: DestinyState, chance: Chance): DestinyState => {
    const after = copyState(state);
    return work(book, after, fromChance(after, chance));
  };

  return { book, create, legal, apply, decide, evolve, resume };
};

export type DestinyEngine = ReturnType<typeof createEngine>;
