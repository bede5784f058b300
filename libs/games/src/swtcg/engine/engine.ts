import { fromChance, recordedNumbers, type Chance, type Numbers, sameOption } from '#game';
import { arenaStep, attackStep, rerollStep } from './frames/attack.js';
import { buildStep, duplicateStep } from './frames/build.js';
import { damageStep } from './frames/damage.js';
import { setupStep, sidesStep } from './frames/setup.js';
import {
  contestStep,
  discardStep,
  exileStep,
  finish,
  retreatStep,
  turnStep,
} from './frames/turn.js';
import { partsStep } from './frames/parts.js';
import { useStep } from './frames/use.js';
import { arrivedStep, windowStep } from './frames/windows.js';
import { laidOut } from './layout.js';
import { discardDestroyed } from './moves.js';
import { machineOf, type Book, type Happening, type Machine } from './machine.js';
import type { Decision, Option } from './options.js';
import type { Frame, SeatSetup, SwtcgState } from './state.js';

export interface Move {
  readonly seat: number;
  readonly option: Option;
}

/** A move with the numbers that chance gave for it: a game is folded from these alone. */
export interface MovePlayed extends Move {
  readonly type: 'MovePlayed';
  readonly drawn: readonly number[];
}

export interface GameCreated {
  readonly type: 'GameCreated';
  readonly seats: readonly SeatSetup[];
  readonly drawn: readonly number[];
}

export type SwtcgEvent = GameCreated | MovePlayed;

export interface Refusal {
  readonly refused:
    | 'swtcg/over'
    | 'swtcg/not-your-decision'
    | 'swtcg/not-an-option'
    | 'swtcg/players'
    | 'swtcg/not-playable';
}

export const isRefusal = (value: object): value is Refusal => 'refused' in value;

type Steps = { readonly [Kind in Frame['kind']]: (g: Machine, frame: never) => void };

const steps: Steps = {
  sides: sidesStep,
  setup: setupStep,
  turn: turnStep,
  build: buildStep,
  duplicate: duplicateStep,
  retreat: retreatStep,
  contest: contestStep,
  arena: arenaStep,
  attack: attackStep,
  reroll: rerollStep,
  damage: damageStep,
  use: useStep,
  parts: partsStep,
  discard: discardStep,
  exile: exileStep,
  window: windowStep,
  arrived: arrivedStep,
};

/** More steps than any decision takes: what goes round in circles is a fault, not a hang. */
const mostSteps = 20_000;

/** Works until somebody has to decide or the game is over. A choice among one is made for the player. */
const advance = (g: Machine): void => {
  const { state } = g;
  for (let step = 0; state.winner === null; step += 1) {
    if (step > mostSteps) throw new Error('the game goes round in circles');
    if (state.waiting) {
      // What gave a unit health may have ended just now.
      if (discardDestroyed(g).length > 0) {
        state.waiting = null;
        continue;
      }
      const [only, ...others] = state.waiting.options;
      // What is looked at is seen before the game goes on.
      if (!only || others.length > 0 || state.waiting.question === 'look') return;
      state.waiting = null;
      state.answer = only;
    }
    const frame = state.stack.at(-1);
    if (!frame) throw new Error('a game that is not over has something to do');
    (steps[frame.kind] as (machine: Machine, of: Frame) => void)(g, frame);
  }
};

const copyState = (state: SwtcgState): SwtcgState => {
  const cards: SwtcgState['cards'] = {};
  for (const key in state.cards)
    cards[key] = { ...(state.cards[key] as SwtcgState['cards'][string]) };
  return {
    ...state,
    seats: [{ ...state.seats[0] }, { ...state.seats[1] }],
    cards,
    decks: [[...state.decks[0]], [...state.decks[1]]],
    used: [...state.used],
    ...(state.lasting === undefined ? {} : { lasting: state.lasting.map((one) => ({ ...one })) }),
    ...(state.later === undefined ? {} : { later: [...state.later] }),
    ...(state.bounties === undefined ? {} : { bounties: [...state.bounties] }),
    stack: structuredClone(state.stack),
  };
};

const isConcession = ({ option }: Move): boolean => 'do' in option && option.do === 'concede';

const refusal = (state: SwtcgState, move: Move): Refusal | null => {
  if (state.winner !== null || !state.waiting) return { refused: 'swtcg/over' };
  if (isConcession(move) && (move.seat === 0 || move.seat === 1)) return null;
  if (state.waiting.seat !== move.seat) return { refused: 'swtcg/not-your-decision' };
  const listed = state.waiting.options.some((option) => sameOption(option, move.option));
  return listed ? null : { refused: 'swtcg/not-an-option' };
};

type NumbersFor = (state: SwtcgState) => Numbers;

const beginGame = (book: Book, seats: readonly SeatSetup[], numbersFor: NumbersFor) => {
  const state = laidOut(seats);
  const numbers = numbersFor(state);
  advance(machineOf(state, book, { below: numbers.below, tell: () => undefined }));
  return { state, drawn: numbers.drawn };
};

const playMove = (book: Book, state: SwtcgState, move: Move, numbersFor: NumbersFor) => {
  const after = copyState(state);
  const numbers = numbersFor(after);
  const told: Happening[] = [];
  const tell = (happening: Happening): void => {
    told.push(happening);
  };
  const g = machineOf(after, book, { below: numbers.below, tell });
  if (isConcession(move)) {
    finish(g, 1 - move.seat);
  } else {
    after.waiting = null;
    after.answer = move.option;
    advance(g);
  }
  return { state: after, drawn: numbers.drawn, told };
};

/**
 * A game of the Star Wars TCG with the cards of a book. `decide` answers
 * with events or a refusal, `evolve` folds them and never refuses.
 */
export const createEngine = (book: Book) => {
  const create = (seats: readonly SeatSetup[], chance: Chance): GameCreated | Refusal => {
    const fit =
      seats.length === 2 && seats.every(({ decks }) => decks.length === 1 || decks.length === 2);
    if (!fit) return { refused: 'swtcg/players' };
    const known = seats.every(({ decks }) =>
      decks.every((deck) => deck.length > 0 && deck.every((id) => book.card(id) !== undefined)),
    );
    if (!known) return { refused: 'swtcg/not-playable' };
    const { drawn } = beginGame(book, seats, (state) => fromChance(state, chance));
    return { type: 'GameCreated', seats, drawn };
  };

  /** The move carried out: the event, the state after it and what happened in it. */
  const apply = (state: SwtcgState, move: Move, chance: Chance) => {
    const refused = refusal(state, move);
    if (refused) return refused;
    const result = playMove(book, state, move, (after) => fromChance(after, chance));
    const event: MovePlayed = { type: 'MovePlayed', ...move, drawn: result.drawn };
    return { event, state: result.state, told: result.told };
  };

  const decide = (state: SwtcgState, move: Move, chance: Chance): MovePlayed[] | Refusal => {
    const result = apply(state, move, chance);
    return isRefusal(result) ? result : [result.event];
  };

  const evolve = (state: SwtcgState | null, event: SwtcgEvent): SwtcgState => {
    if (event.type === 'GameCreated')
      return beginGame(book, event.seats, (fresh) => recordedNumbers(fresh, event.drawn)).state;
    if (!state) throw new Error('a game begins with GameCreated');
    return playMove(book, state, event, (after) => recordedNumbers(after, event.drawn)).state;
  };

  /** What has to be decided now, with every legal option; null when the game is over. */
  const legal = (state: SwtcgState): Decision | null => state.waiting;

  /** A position that was laid by hand, up to its first decision, with what happened on the way. */
  const resume = (state: SwtcgState, chance: Chance) => {
    const after = copyState(state);
    const told: Happening[] = [];
    const { below } = fromChance(after, chance);
    advance(machineOf(after, book, { below, tell: (one) => told.push(one) }));
    return { state: after, told };
  };

  return { book, create, legal, apply, decide, evolve, resume };
};

export type SwtcgEngine = ReturnType<typeof createEngine>;
