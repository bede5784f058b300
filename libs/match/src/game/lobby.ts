import { hasExpired } from '../open-table.js';
import type { GameCommands } from './commands.js';
import { gameFact, type GameFact } from './facts.js';
import type { GameRefusal, GameRules } from './kind.js';
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

/** Who asks first waits for the other one's word. */
const agreeOnRematch = (
  { by, next, over }: GameCommands['OpenRematch'],
  { status, rematchAsked, rematch }: GameState,
): Decision => {
  if (status !== 'running' || !over) return 'not-over';
  if (rematchAsked === null) return [gameFact('RematchAsked', { by })];
  if (rematch !== null) return 'rematch-accepted';
  return rematchAsked === by ? 'rematch-asked' : [gameFact('RematchAgreed', { next })];
};

export const openRematch = (
  data: GameCommands['OpenRematch'],
  state: GameState,
  { begins }: Pick<GameRules, 'begins'>,
): Decision => {
  const { status } = state;
  if (status === 'none') return 'not-found';
  if (begins === 'elsewhere') return agreeOnRematch(data, state);
  const { by, next } = data;
  return status === 'over' ? [gameFact('RematchOpened', { next, by })] : 'not-over';
};
