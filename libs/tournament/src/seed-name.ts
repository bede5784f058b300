import type { TournamentState } from './state.js';

/** The name under which the first seed of a tournament is sealed. */
export const seedName = 'seed';

/** The name of the first seed, the second and so on. */
export const seedNameOf = (number: number): string =>
  number === 1 ? seedName : `${seedName}-${number}`;

/** The name of the seed that random choices use now. */
export const currentSeedName = ({ seedsDrawn }: Pick<TournamentState, 'seedsDrawn'>): string =>
  seedNameOf(seedsDrawn);

/** The name of the seed that replaces it. */
export const nextSeedName = ({ seedsDrawn }: Pick<TournamentState, 'seedsDrawn'>): string =>
  seedNameOf(seedsDrawn + 1);
