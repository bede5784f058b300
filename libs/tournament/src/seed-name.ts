import type { TournamentState } from './state.js';

/**
 * The names under which the seeds of a tournament are sealed, the first
 * drawn as `seed`: what chance is drawn from now, and what comes after it.
 */
export const seedName = 'seed';

/** Of the first, the second and so on. */
export const seedNameOf = (number: number): string =>
  number === 1 ? seedName : `${seedName}-${number}`;

export const currentSeedName = ({ seedsDrawn }: Pick<TournamentState, 'seedsDrawn'>): string =>
  seedNameOf(seedsDrawn);

export const nextSeedName = ({ seedsDrawn }: Pick<TournamentState, 'seedsDrawn'>): string =>
  seedNameOf(seedsDrawn + 1);
