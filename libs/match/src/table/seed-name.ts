/**
 * The name under which the seed of a game on screen is sealed; `game` is its number in its stream,
 * from 1.
 */
export const gameSeedName = (game: number): string => `game-${game}`;
