/** The name under which the seed of every random choice of a tournament is sealed. */
export const seedName = 'seed';
