import type { Side } from '../card.js';
import { startingBuildPoints } from '../round.js';
import type { Book, Machine } from './machine.js';
import type { CardState, SeatSetup, SeatState, SwtcgState } from './state.js';

/** The side of a deck: that of its cards which are not neutral. */
export const deckSide = (book: Book, deck: readonly string[]): Side =>
  deck.map((id) => book.card(id)?.side ?? 'N').find((side) => side !== 'N') ?? 'N';

const newCard = (key: string, id: string, owner: number): CardState => ({
  key,
  card: id,
  owner,
  controller: owner,
  zone: 'deck',
  arena: null,
  faceDown: false,
  counters: 0,
  damage: 0,
  tapped: false,
  on: null,
  focused: 0,
  stunned: 0,
  moved: false,
});

export const layDeck = (g: Machine, seat: number, deck: readonly string[]): void => {
  for (const [n, id] of deck.entries()) {
    const key = `${seat ? 'b' : 'a'}${n + 1}`;
    const laid = newCard(key, id, seat);
    g.state.cards[key] = laid;
    g.all.push(laid);
    g.state.decks[seat as 0 | 1].push(key);
  }
};

const emptySeat = (): SeatState => ({
  force: 0,
  points: startingBuildPoints,
  side: null,
  extra: 0,
});

/** A table before the first decision. */
export const laidOut = (setups: readonly SeatSetup[]): SwtcgState => ({
  version: 1,
  setups,
  seats: [emptySeat(), emptySeat()],
  order: [0, 1],
  cards: {},
  decks: [[], []],
  turn: 0,
  phase: 'sides',
  quiet: 0,
  places: '',
  used: [],
  stack: [{ kind: 'sides', at: 0, bid: startingBuildPoints, seat: 0, chooser: null }],
  waiting: null,
  answer: null,
  winner: null,
  drawn: 0,
});

/** A card that was laid by hand. */
export type Placed = Partial<Omit<CardState, 'key' | 'card' | 'owner'>> & {
  readonly key: string;
  readonly card: string;
  readonly owner: number;
};

/** A position laid by hand, Dark in the first seat; what is left out is as on an empty table. */
export const layTable = (
  cards: readonly Placed[],
  position: Partial<Omit<SwtcgState, 'cards'>>,
): SwtcgState => {
  const empty = laidOut([]);
  const state: SwtcgState = {
    ...empty,
    phase: 'battle',
    turn: 1,
    seats: [
      { force: 0, points: 0, side: 'D', extra: 0 },
      { force: 0, points: 0, side: 'L', extra: 0 },
    ],
    ...position,
    stack: [{ kind: 'turn', at: 0 }, ...(position.stack ?? [])],
  };
  for (const one of cards) {
    const laid = { ...newCard(one.key, one.card, one.owner), ...one };
    state.cards[one.key] = laid;
    if (laid.zone === 'deck') state.decks[one.owner as 0 | 1].push(one.key);
  }
  return state;
};
