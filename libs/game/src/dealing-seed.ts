/**
 * In the seed of a prepared game: what follows tells games
 * apart that are dealt alike, and has no part in the deal.
 */
export const DEALT_ALIKE = '#';

/** What a game with this seed is dealt from. */
export const dealingSeed = (seed: string): string => seed.split(DEALT_ALIKE)[0] ?? seed;
