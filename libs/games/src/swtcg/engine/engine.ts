import {
  Engine,
  type Edge,
  type GameFact,
  isRefusal,
  type Move as MoveOf,
  type Steps,
} from '#game';
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
import { orderStep } from './frames/order.js';
import { partsStep } from './frames/parts.js';
import { pilesStep } from './frames/piles.js';
import { rescueStep } from './frames/rescue.js';
import { useStep } from './frames/use.js';
import { arrivedStep, windowStep } from './frames/windows.js';
import { forSeats, laidOut, sidesAmong } from './layout.js';
import { discardDestroyed } from './moves.js';
import { machineOf, type Book, type Happening, type Machine } from './machine.js';
import type { Decision, Option } from './options.js';
import { keepDerived } from './reading.js';
import { leadFoe } from './places.js';
import type { Frame, SeatSetup, SeatState, SwtcgState } from './state.js';

export { isRefusal };

export type Move = MoveOf<Option>;
export type SwtcgEvent = GameFact<SeatSetup, Option>;

const steps: Steps<Machine, Frame> = {
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
  order: orderStep,
  discard: discardStep,
  exile: exileStep,
  rescue: rescueStep,
  piles: pilesStep,
  window: windowStep,
  arrived: arrivedStep,
};

const copyState = (state: SwtcgState): SwtcgState => {
  const cards: SwtcgState['cards'] = {};
  for (const key in state.cards)
    cards[key] = { ...(state.cards[key] as SwtcgState['cards'][string]) };
  return {
    ...state,
    seats: forSeats(state.seats, (seat) => ({ ...(state.seats[seat] as SeatState) })),
    cards,
    decks: forSeats(state.decks, (seat) => [...(state.decks[seat] ?? [])]),
    used: [...state.used],
    ...(state.lasting === undefined ? {} : { lasting: state.lasting.map((one) => ({ ...one })) }),
    ...(state.later === undefined ? {} : { later: [...state.later] }),
    ...(state.dealt === undefined ? {} : { dealt: [...state.dealt] }),
    ...(state.mended === undefined ? {} : { mended: [...state.mended] }),
    ...(state.decrees === undefined ? {} : { decrees: [...state.decrees] }),
    ...(state.bounties === undefined ? {} : { bounties: [...state.bounties] }),
    stack: structuredClone(state.stack),
  };
};

/**
 * Whether the seats form two teams: four players with one deck each, and both players of a side
 * play that side or only neutral cards.
 */
const isTeam = (book: Book, seats: readonly SeatSetup[]): boolean => {
  if (seats.length !== 4 || !seats.every(({ decks }) => decks.length === 1)) return false;
  const decks = seats.flatMap((seat) => seat.decks);
  return [decks.slice(0, 2), decks.slice(2)].every((team) => sidesAmong(book, team).length < 2);
};

const unfit = (book: Book, seats: readonly SeatSetup[]) => {
  const fit =
    (seats.length === 2 && seats.every(({ decks }) => decks.length === 1 || decks.length === 2)) ||
    isTeam(book, seats);
  if (!fit) return 'swtcg/players';
  const known = seats.every(({ decks }) =>
    decks.every((deck) => deck.length > 0 && deck.every((id) => book.card(id) !== undefined)),
  );
  return known ? null : 'swtcg/not-playable';
};

/**
 * An effect that gave a unit health may just have ended; a player may have to be asked to save the
 * unit.
 */
const destroyWhatFell = (g: Machine): boolean => {
  const { length } = g.state.stack;
  if (discardDestroyed(g).length === 0 && g.state.stack.length === length) return false;
  g.state.waiting = null;
  return true;
};

/**
 * A choice with one option is made for the player, except that a card to look at is shown before
 * the game goes on.
 */
const only = ({ options, question }: Decision): Option | undefined =>
  options.length === 1 && question !== 'look' ? options[0] : undefined;

/** The engine of the Star Wars TCG with the cards of a book. */
export const createEngine = (book: Book) =>
  Object.assign(
    new Engine({
      name: 'swtcg',
      unfit: (seats: readonly SeatSetup[]) => unfit(book, seats),
      laidOut,
      copy: (state) => keepDerived(state, copyState(state)),
      machine: (state, edge: Edge<Happening>) => machineOf(state, book, edge),
      steps,
      overtakes: destroyWhatFell,
      only,
      mayConcede: ({ seats }, seat) => seats[seat] !== undefined,
      concede: (g, seat) => finish(g, leadFoe(g, seat)),
    }),
    { book },
  );

export type SwtcgEngine = ReturnType<typeof createEngine>;
export type Refusal = Extract<ReturnType<SwtcgEngine['create' | 'decide']>, { refused: string }>;
