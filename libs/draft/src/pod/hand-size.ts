/** Real boosters hold sixteen cards; the leader and the base or token are not passed (CR 10.3.2D, E). */
const leadersDrafted = 3;
const cardsDrafted = 14;

/** Picks of a round, as everyone may count them. A pack with a rare base holds a card more, which nobody may learn from a count or a clock. */
export const nominalPicks = (round: number): number =>
  round === 0 ? leadersDrafted : cardsDrafted;

/** Cards in hand at this pick of an ordinary pack. Clocks run by it: by the true number a deadline would tell which pack holds a card more. */
export const handSize = (round: number, pick: number): number =>
  Math.max(1, nominalPicks(round) - pick + 1);
