/** One pair of a round; a side is null if its opponent rests. */
export type RoundRobinPair = readonly [string | null, string | null];

/**
 * Everybody meets everybody once: one round fewer than there are players, or as many if their
 * number is odd.
 */
export const roundRobinRounds = (players: number): number =>
  players % 2 === 0 ? players - 1 : players;

/**
 * The pairs of a round (from 1) by Berger's tables: one place is fixed, the others move on by one
 * each round. If the number of players is odd, the opponent of the empty place rests.
 */
export const roundRobinRound = (
  players: readonly string[],
  round: number,
): readonly RoundRobinPair[] => {
  const places: readonly (string | null)[] =
    players.length % 2 === 0 ? players : [...players, null];
  const last = places.length - 1;
  const moving = Array.from(
    { length: last },
    (_, index) => places[(index + round - 1) % last] ?? null,
  );
  const standing = places[last] ?? null;
  const first: RoundRobinPair =
    round % 2 === 0 ? [standing, moving[0] ?? null] : [moving[0] ?? null, standing];
  return [
    first,
    ...Array.from({ length: (last - 1) / 2 }, (_, index): RoundRobinPair => [
      moving[index + 1] ?? null,
      moving[last - 1 - index] ?? null,
    ]),
  ];
};
