import {
  Engine,
  type Edge,
  type GameFact,
  isRefusal,
  type Move as MoveOf,
  type Steps,
} from '#game';
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

export { isRefusal };

export type Move = MoveOf<Option>;
export type DestinyEvent = GameFact<SeatSetup, Option>;

const steps: Steps<Machine, Frame> = {
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

const unfit = (book: Book, seats: readonly SeatSetup[]) => {
  const enough = seats.length >= 2 && seats.length <= 4;
  if (!enough || seats.some(({ team }) => team.length === 0)) return 'destiny/players';
  return seats.every((seat) => isKnown(book, seat)) ? null : 'destiny/unknown-card';
};

/** An eliminated player makes no more decisions: the frame that asked them ends. */
const endForWhoIsOut = ({ state }: Machine, { seat }: Decision): boolean => {
  if (!state.seats[seat]?.eliminated) return false;
  state.waiting = null;
  state.stack.pop();
  return true;
};

/** If there is only one option, it is chosen for the player, except for actions. */
const only = ({ options, question }: Decision): Option | undefined =>
  options.length === 1 && question !== 'action' && question !== 'extra-action'
    ? options[0]
    : undefined;

/**
 * With more than two players nobody can concede during setup: the game goes on without a player who
 * leaves, so the table must be set up first.
 */
const mayConcede = (state: DestinyState, seat: number): boolean =>
  (state.phase !== 'setup' || state.seats.length === 2) && state.seats[seat]?.eliminated === false;

/** The engine of Destiny with the cards of a book. */
export const createEngine = (book: Book) =>
  Object.assign(
    new Engine({
      name: 'destiny',
      unfit: (seats: readonly SeatSetup[]) => unfit(book, seats),
      laidOut: (seats) => laidOut(book, seats),
      copy: copyState,
      machine: (state, edge: Edge<Happening>): Machine => ({ state, book, ...edge }),
      steps,
      overtakes: endForWhoIsOut,
      only,
      mayConcede,
      concede: eliminate,
    }),
    { book },
  );

export type DestinyEngine = ReturnType<typeof createEngine>;
export type Refusal = Extract<ReturnType<DestinyEngine['create' | 'decide']>, { refused: string }>;
