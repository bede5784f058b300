/**
 * In the seed of a prepared game: what follows tells games
 * apart that are dealt alike, and has no part in the deal.
 */
export const DEALT_ALIKE = '#';

/** The seed of a game that is dealt as every other with this seed is. */
export const seedAlike = (seed: string, gameId: string): string =>
  `${dealingSeed(seed)}${DEALT_ALIKE}${gameId}`;

/** What a game with this seed is dealt from. */
export const dealingSeed = (seed: string): string => seed.split(DEALT_ALIKE)[0] ?? seed;
