import { hasExpired } from '../open-table.js';
import type { GameCommands } from './commands.js';
import { gameFact, type GameFact } from './facts.js';
import type { GameRefusal } from './kind.js';
import type { GameState } from './state.js';

type Decision = readonly GameFact[] | GameRefusal;

export const open = (
  data: GameCommands['Open'],
  { status }: GameState,
): readonly GameFact[] | 'already-open' =>
  status === 'none' ? [gameFact('Opened', data)] : 'already-open';

/** Why nobody can sit down, stand up or deal any more. */
export const noLongerOpen = ({ status }: GameState): GameRefusal | null => {
  if (status === 'none') return 'not-found';
  if (status === 'cancelled') return 'cancelled';
  return status === 'open' ? null : 'already-begun';
};

/** Why this player cannot sit down; null where they can. */
export const seatRefusal = (
  state: GameState,
  playerId: string | null,
  at: string,
): GameRefusal | null => {
  const closed = noLongerOpen(state);
  if (closed) return closed;
  if (state.players.some((player) => player.playerId === playerId)) return 'own-seat';
  if (state.players.length >= state.seats) return 'full';
  return hasExpired(state, at) ? 'expired' : null;
};

export const leave = ({ by }: GameCommands['Leave'], state: GameState): Decision => {
  const closed = noLongerOpen(state);
  if (closed) return closed;
  if (by === 0) return [gameFact('Cancelled', {})];
  const playerId = state.players[by]?.playerId ?? null;
  return playerId === null ? 'not-host' : [gameFact('SeatLeft', { playerId })];
};

export const openRematch = (data: GameCommands['OpenRematch'], { status }: GameState): Decision => {
  if (status === 'none') return 'not-found';
  return status === 'over' ? [gameFact('RematchOpened', data)] : 'not-over';
};
