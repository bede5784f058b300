import type { Side } from '../card.js';
import type { Book, Machine } from './machine.js';
import { deckOf } from './places.js';
import type { CardState, SeatSetup, SeatState, SwtcgState } from './state.js';

const startingBuildPoints = 30;
/** The build points of setup, shared by both players of a side (Appendix B). */
const teamBuildPoints = 50;

/** The side of a deck: that of its non-neutral cards. */
export const deckSide = (book: Book, deck: readonly string[]): Side =>
  deck.map((id) => book.card(id)?.side ?? 'N').find((side) => side !== 'N') ?? 'N';

/** The sides among several decks; decks of only neutral cards have none. */
export const sidesAmong = (book: Book, decks: readonly (readonly string[])[]): readonly Side[] => [
  ...new Set(decks.map((deck) => deckSide(book, deck)).filter((side) => side !== 'N')),
];

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

/** Subordinates wait in the supply until they are taken. */
export const laySupply = (g: Machine, seat: number, supply: readonly string[]): void => {
  for (const [n, id] of supply.entries()) {
    const laid: CardState = {
      ...newCard(`${'abcd'.charAt(seat)}s${n + 1}`, id, seat),
      zone: 'supply',
      supplied: true,
    };
    g.state.cards[laid.key] = laid;
    g.all.push(laid);
  }
};

export const layDeck = (g: Machine, seat: number, deck: readonly string[]): void => {
  for (const [n, id] of deck.entries()) {
    const key = `${'abcd'.charAt(seat)}${n + 1}`;
    const laid = newCard(key, id, seat);
    g.state.cards[key] = laid;
    g.all.push(laid);
    deckOf(g, seat).push(key);
  }
};

/** Both players of a side hold the same points: what one of them spends is deducted from both. */
const emptySeat = (points: number): SeatState => ({ force: 0, points, side: null, extra: 0 });

/** One value for each seat; there are always at least two. */
export const forSeats = <T>(
  { length }: { readonly length: number },
  make: (seat: number) => T,
): [T, T, ...T[]] => [
  make(0),
  make(1),
  ...Array.from({ length: Math.max(0, length - 2) }, (_, n) => make(n + 2)),
];

/** A game before the first decision. */
export const laidOut = (setups: readonly SeatSetup[]): SwtcgState => ({
  version: 1,
  setups,
  seats: forSeats(setups, () =>
    emptySeat(setups.length > 2 ? teamBuildPoints : startingBuildPoints),
  ),
  order: forSeats(setups, (seat) => seat),
  cards: {},
  decks: forSeats(setups, () => []),
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

/** A card in a position that is set up by hand. */
export type Placed = Partial<Omit<CardState, 'key' | 'card' | 'owner'>> & {
  readonly key: string;
  readonly card: string;
  readonly owner: number;
};

/** A position set up by hand, Dark in the first seat; anything omitted is as on an empty table. */
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
    ...(position.seats === undefined
      ? {}
      : {
          order: forSeats(position.seats, (seat) => seat),
          decks: forSeats(position.seats, () => []),
        }),
    ...position,
    stack: [{ kind: 'turn', at: 0 }, ...(position.stack ?? [])],
  };
  for (const one of cards) {
    const laid = { ...newCard(one.key, one.card, one.owner), ...one };
    state.cards[one.key] = laid;
    if (laid.zone === 'deck') deckOf({ state }, one.owner).push(one.key);
  }
  return state;
};
