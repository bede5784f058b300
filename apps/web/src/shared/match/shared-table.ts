import type { PairingsView } from '#contracts';

export type SharedTable = NonNullable<PairingsView['multiplayer']>[number];
export type Places = SharedTable['claims'][number]['places'];

interface Seated {
  readonly seats: readonly Pick<SharedTable['seats'][number], 'playerId' | 'name'>[];
}

/** The places as text, first place first: `1. Ana, 2. Bo, 2. Cy`. */
export const placesText = ({ seats }: Seated, places: Places): string =>
  places
    .toSorted((one, other) => one.place - other.place)
    .map(({ playerId, place }) => {
      const name = seats.find((seat) => seat.playerId === playerId)?.name ?? '';
      return `${place}. ${name}`;
    })
    .join(', ');

const keyOf = ({ seats }: Pick<SharedTable, 'seats'>, places: Places): string =>
  seats
    .map(({ playerId }) => places.find((each) => each.playerId === playerId)?.place ?? 0)
    .join('-');

/**
 * The places in the order of the seats, as typed at the desk: `2-1-3`. null while one is missing.
 */
export const placesInSeats = ({ seats }: Pick<SharedTable, 'seats'>): string | null =>
  seats.every(({ place }) => place !== null) ? seats.map(({ place }) => place).join('-') : null;

/** Assigns typed places to the seats in their order; the inverse of `placesInSeats`. */
export const placesOfSeats = ({ seats }: Seated, typed: readonly number[]): Places =>
  seats.map(({ playerId }, index) => ({ playerId, place: typed[index] ?? 0 }));

/** The different claims of how a table ended, each once, with the players who made it. */
export const saidAlike = (
  table: Pick<SharedTable, 'seats' | 'claims'>,
): readonly { readonly places: Places; readonly by: readonly string[] }[] =>
  [...new Set(table.claims.map(({ places }) => keyOf(table, places)))].map((key) => {
    const alike = table.claims.filter(({ places }) => keyOf(table, places) === key);
    return { places: alike[0]?.places ?? [], by: alike.map(({ playerId }) => playerId) };
  });
