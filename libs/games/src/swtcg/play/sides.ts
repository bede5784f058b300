import type { Side } from '../card.js';
import { deckSide, sidesAmong } from '../engine/layout.js';
import type { Book } from '../engine/machine.js';
import type { SeatSetup } from '../engine/state.js';

/** Decks of the players of a team who brought only one deck. */
const settledDecks = (team: readonly (SeatSetup | null)[]) =>
  team.flatMap((seat) => (seat?.decks.length === 1 ? seat.decks : []));

/** The first half of the seats, and the second half. */
const teamsOf = <Seat>(seats: readonly Seat[]): readonly [readonly Seat[], readonly Seat[]] => [
  seats.slice(0, seats.length / 2),
  seats.slice(seats.length / 2),
];

/** Whether the two players of each team can play the same side; null for an empty seat. */
export const teamsFit = (book: Book, seats: readonly (SeatSetup | null)[]): boolean =>
  teamsOf(seats).every((team) => sidesAmong(book, settledDecks(team)).length < 2);

/** A deck of the wanted side; if there is none, the first deck that was brought. */
const deckOfSide = (book: Book, { decks }: SeatSetup, side: Side): SeatSetup => ({
  decks: [decks.find((deck) => deckSide(book, deck) === side) ?? decks[0] ?? []],
});

/**
 * In team games there is no bid: a player who brought decks of both sides plays the side of their
 * partner.
 */
const settleTeams = (book: Book, seats: readonly SeatSetup[]): readonly SeatSetup[] => {
  const teams = teamsOf(seats);
  const [one, other] = teams.map((team) => sidesAmong(book, settledDecks(team))[0]);
  const first = one ?? (other === 'L' ? 'D' : 'L');
  const second = other ?? (first === 'L' ? 'D' : 'L');
  return teams.flatMap((team, at) =>
    team.map((seat) => deckOfSide(book, seat, at === 0 ? first : second)),
  );
};

/**
 * A player who brought decks of both sides, against one with a single deck, plays the opposite side
 * of that deck.
 */
export const settleSides = (book: Book, seats: readonly SeatSetup[]): readonly SeatSetup[] => {
  if (seats.length > 2) return settleTeams(book, seats);
  const single = seats.find(({ decks }) => decks.length === 1);
  const side = single && deckSide(book, single.decks[0] ?? []);
  return seats.map((seat) => {
    if (seat.decks.length === 1 || side === undefined) return seat;
    const other = seat.decks.filter((deck) => deckSide(book, deck) !== side);
    return { decks: other.slice(0, 1) };
  });
};
