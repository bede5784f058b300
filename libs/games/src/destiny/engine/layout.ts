import type { Book } from './machine.js';
import type { CardState, DestinyState } from './state.js';

/**
 * What one player brings, as card ids of the book: characters with their dice, a deck, a
 * battlefield.
 */
export interface SeatSetup {
  readonly team: readonly { readonly card: string; readonly dice: number }[];
  readonly deck: readonly string[];
  readonly battlefield: string;
  /** Missing in games stored before plots were supported. */
  readonly plots?: readonly string[];
}

const newCard = (key: string, id: string, owner: number, zone: CardState['zone']): CardState => ({
  key,
  card: id,
  owner,
  controller: owner,
  zone,
  exhausted: false,
  damage: 0,
  shields: 0,
  host: null,
  support: false,
  doomed: false,
});

/** More than the cards that bring such dice can have in a pool at once. */
const DICE_OUTSIDE = 6;

/** Cards outside the game whose dice are rolled by the player's cards. */
const cardsLent = (book: Book, seat: SeatSetup): ReadonlySet<string> =>
  new Set(
    [...seat.team.map(({ card }) => card), ...seat.deck].flatMap(
      (id) => book.behaviour(id).brings ?? [],
    ),
  );

/**
 * The table before the first step: characters in play with their dice, decks unshuffled, other dice
 * set aside.
 */
export const laidOut = (book: Book, seats: readonly SeatSetup[]): DestinyState => {
  const cards: DestinyState['cards'] = {};
  const dice: DestinyState['dice'] = {};
  const decks: string[][] = [];
  let serial = 0;
  const add = (id: string, owner: number, zone: CardState['zone'], count: number): string => {
    serial += 1;
    const key = `c${serial}`;
    cards[key] = newCard(key, id, owner, zone);
    const place = zone === 'play' ? 'card' : 'aside';
    for (let n = 1; n <= count; n += 1)
      dice[`${key}.${n}`] = { key: `${key}.${n}`, card: key, owner, place, side: -1, loose: false };
    return key;
  };
  seats.forEach((seat, owner) => {
    for (const member of seat.team) add(member.card, owner, 'play', member.dice);
    add(seat.battlefield, owner, 'out', 0);
    for (const id of seat.plots ?? []) add(id, owner, 'play', 0);
    decks.push(seat.deck.map((id) => add(id, owner, 'deck', book.card(id).die.length > 0 ? 1 : 0)));
  });
  seats.forEach((seat, owner) => {
    for (const id of cardsLent(book, seat)) add(id, owner, 'outside', DICE_OUTSIDE);
  });
  return {
    version: 1,
    seats: seats.map(() => ({ resources: 0, extra: 0, eliminated: false, roll: null })),
    cards,
    dice,
    decks,
    round: 0,
    phase: 'setup',
    battlefield: null,
    claimed: null,
    passes: 0,
    ending: false,
    queue: [],
    stack: [{ kind: 'setup', at: 0, tied: [], winner: 0 }],
    waiting: null,
    answer: null,
    winner: null,
    drawn: 0,
  };
};

/** Whether the book contains every card of a player. */
export const isKnown = (book: Book, seat: SeatSetup): boolean =>
  [
    ...seat.team.map(({ card }) => card),
    ...seat.deck,
    seat.battlefield,
    ...(seat.plots ?? []),
  ].every((id) => {
    try {
      return book.card(id).id === id;
    } catch {
      return false;
    }
  });
