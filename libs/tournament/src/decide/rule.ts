import type { Refusal } from '#aggregate';
import { refuse, type Decision } from '../decision.js';
import type { PlayerState, TournamentState } from '../state.js';

/** Finds the player and continues, or refuses. */
export const withPlayer = (
  state: TournamentState,
  playerId: string,
  next: (player: PlayerState) => Decision,
): Decision => {
  const player = state.players.get(playerId);
  return player ? next(player) : refuse('player-unknown', { playerId });
};

/** Refuses changes once the event is over. */
export const over = (state: TournamentState): Refusal | null => {
  if (state.status === 'finished') return refuse('finished');
  if (state.status === 'cancelled') return refuse('cancelled');
  return null;
};
