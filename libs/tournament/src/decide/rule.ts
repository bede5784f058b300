import type { CommandContext, TournamentCommands, TournamentCommandType } from '../commands.js';
import type { Decision } from '../decision.js';
import { refuse, type Refused } from '../decision.js';
import type { PlayerState, TournamentState } from '../state.js';

/** One command's decision. */
type Rule<T extends TournamentCommandType> = (
  data: TournamentCommands[T],
  state: TournamentState,
  context: CommandContext,
) => Decision;
export type Rules<T extends TournamentCommandType> = { readonly [K in T]: Rule<K> };

/** Finds the player or says why not, then goes on. */
export const withPlayer = (
  state: TournamentState,
  playerId: string,
  next: (player: PlayerState) => Decision,
): Decision => {
  const player = state.players.get(playerId);
  return player ? next(player) : refuse('player-unknown', { playerId });
};

/** Refuses what cannot be changed once the event is over. */
export const over = (state: TournamentState): Refused | null => {
  if (state.status === 'finished') return refuse('finished');
  if (state.status === 'cancelled') return refuse('cancelled');
  return null;
};
