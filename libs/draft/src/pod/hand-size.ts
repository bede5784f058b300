import { cardsInBooster, type Boosters } from '../packs/boosters.js';

/** A leader lies on top of each of the three boosters (CR 10.3.2D). */
const leadersDrafted = 3;

/**
 * Picks of a round, as everyone may count them. A pack with a rare base
 * holds a card more, which nobody may learn from a count or a clock.
 */
export const nominalPicks = (boosters: Pick<Boosters, 'cube'>, round: number): number =>
  round === 0 ? leadersDrafted : cardsInBooster(boosters);

/**
 * Cards in hand at this pick of an ordinary pack. Clocks run by it: by
 * the true number a deadline would tell which pack holds a card more.
 */
export const handSize = (boosters: Pick<Boosters, 'cube'>, round: number, pick: number): number =>
  Math.max(1, nominalPicks(boosters, round) - pick + 1);

/** Picks of one seat in a whole draft without rare bases. */
export const picksOfSeat = (boosters: Pick<Boosters, 'cube'>): number =>
  [0, 1, 2, 3].reduce((sum, round) => sum + nominalPicks(boosters, round), 0);
