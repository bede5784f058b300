import type { Asker } from '../people/asker.js';
import { actorsOf } from './personal-context.js';

/**
 * The seat that the asker holds; null for everybody else. Players have ids made for one game;
 * `playerIdOf` gives those of the asker. Bots have none.
 */
export const seatAmong = (
  players: readonly { readonly playerId: string | null }[],
  asker: Asker,
  playerIdOf: (actor: string) => string,
): number | null => {
  const own = new Set(actorsOf(asker).map(playerIdOf));
  const seat = players.findIndex(({ playerId }) => playerId !== null && own.has(playerId));
  return seat < 0 ? null : seat;
};
