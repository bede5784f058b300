/**
 * Separator in the seed of a prepared game. The part behind it distinguishes games with the same
 * deal and does not affect the deal.
 */
export const DEALT_ALIKE = '#';

/** The seed of a game that gets the same deal as every other game with this seed. */
export const seedAlike = (seed: string, gameId: string): string =>
  `${dealingSeed(seed)}${DEALT_ALIKE}${gameId}`;

/** The part of a seed that the deal follows from. */
export const dealingSeed = (seed: string): string => seed.split(DEALT_ALIKE)[0] ?? seed;
