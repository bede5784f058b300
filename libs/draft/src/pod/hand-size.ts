import { cardsInBooster, type Boosters } from '../packs/boosters.js';

/** On top of each of the three boosters is a leader (CR 10.3.2D). */
const leadersDrafted = 3;

/**
 * Picks of a round as published. A pack with a rare base contains a card more, which no count or
 * clock may reveal.
 */
export const nominalPicks = (boosters: Pick<Boosters, 'cube'>, round: number): number =>
  round === 0 ? leadersDrafted : cardsInBooster(boosters);

/**
 * Cards in hand at this pick of an ordinary pack. Clocks use it, because the true number would
 * reveal by the deadline which pack contains a card more.
 */
export const handSize = (boosters: Pick<Boosters, 'cube'>, round: number, pick: number): number =>
  Math.max(1, nominalPicks(boosters, round) - pick + 1);

/** Picks of one seat in a whole draft without rare bases. */
export const picksOfSeat = (boosters: Pick<Boosters, 'cube'>): number =>
  [0, 1, 2, 3].reduce((sum, round) => sum + nominalPicks(boosters, round), 0);
