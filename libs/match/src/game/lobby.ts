import { hasExpired } from '../open-table.js';
import type { GameCommands } from './commands.js';
import { findGameIn, type GameCatalogue, tableOf } from '#game';
import { gameFact, type GameFact, type GamePlayer } from './facts.js';
import type { GameRefusal, GameRules } from './kind.js';
import { type GameState, seatsTaken } from './state.js';

type Decision = readonly GameFact[] | GameRefusal;

export const open = (
  data: GameCommands['Open'],
  { status }: GameState,
): readonly GameFact[] | 'already-open' =>
  status === 'none' ? [gameFact('Opened', { ...data, ...hostSeat(data) })] : 'already-open';

/**
 * At a table of sides the host has the first seat, or the seat that they had in the game before.
 */
const hostSeat = ({ sides, host }: GameCommands['Open']): { readonly host?: GamePlayer } =>
  sides === undefined ? {} : { host: { seat: 0, ...host } };

/** Why nobody can sit down, leave or deal any more. */
export const noLongerOpen = ({ status }: GameState): GameRefusal | null => {
  if (status === 'none') return 'not-found';
  if (status === 'cancelled') return 'cancelled';
  return status === 'open' ? null : 'already-begun';
};

/** Why this player cannot sit down; null if they can. */
export const seatRefusal = (
  state: GameState,
  { playerId, seat }: Pick<GamePlayer, 'playerId' | 'seat'>,
  at: string,
): GameRefusal | null => {
  const closed = noLongerOpen(state);
  if (closed) return closed;
  if (state.players.some((player) => player.playerId === playerId)) return 'own-seat';
  if (state.players.length >= state.seats) return 'full';
  if (seat !== undefined && !freeSeats(state).includes(seat)) return 'seat-taken';
  return hasExpired(state, at) ? 'expired' : null;
};

/** Seats that nobody has taken yet. */
export const freeSeats = ({ seats, players }: Pick<GameState, 'seats' | 'players'>) => {
  const taken = seatsTaken(players);
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !taken.includes(seat));
};

/**
 * The players who sit down; at a table of sides each gets the seat they chose, or the next free
 * one.
 */
export const withSeats = (
  state: Pick<GameState, 'seats' | 'sides' | 'players'>,
  players: readonly GamePlayer[],
): readonly GamePlayer[] => {
  if (state.sides === null) return players.map(({ seat: _none, ...player }) => player);
  const chosen = players.map(({ seat }) => seat);
  const free = freeSeats(state).filter((seat) => !chosen.includes(seat));
  return players.map((player) => ({ ...player, seat: player.seat ?? free.shift() ?? 0 }));
};

/** Whether a player's setup can be played together with those of the others at the table. */
export const fitsIn = (
  games: GameCatalogue,
  { game, seats, players }: Pick<GameState, 'game' | 'seats' | 'players'>,
  player: GamePlayer,
): boolean => {
  const setups = Array.from<GamePlayer['setup'] | null>({ length: seats }).fill(null);
  for (const { seat, setup } of [...players, player]) if (seat !== undefined) setups[seat] = setup;
  return tableOf(findGameIn(games, game), seats)?.fits(setups) ?? true;
};

export const leave = ({ by }: GameCommands['Leave'], state: GameState): Decision => {
  const closed = noLongerOpen(state);
  if (closed) return closed;
  if (by === 0) return [gameFact('Cancelled', {})];
  const playerId = state.players[by]?.playerId ?? null;
  return playerId === null ? 'not-host' : [gameFact('SeatLeft', { playerId })];
};

/** The first to ask waits until the other player agrees. */
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
