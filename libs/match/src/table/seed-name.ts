/** Under which name the seed of a game on screen is sealed, by its number in its stream, from 1. */
export const gameSeedName = (game: number): string => `game-${game}`;
