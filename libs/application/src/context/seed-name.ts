import type { TournamentState } from '#tournament';

/** The names under which the seeds of a tournament are sealed, the first drawn as `seed`: what chance is drawn from now, and what comes after it. */
export const seedName = 'seed';

const nameOf = (number: number): string => (number === 1 ? seedName : `${seedName}-${number}`);

export const currentSeedName = ({ seedsDrawn }: Pick<TournamentState, 'seedsDrawn'>): string =>
  nameOf(seedsDrawn);

export const nextSeedName = ({ seedsDrawn }: Pick<TournamentState, 'seedsDrawn'>): string =>
  nameOf(seedsDrawn + 1);
