import { GrowingMap } from './growing-map.js';
import type { PlayerState } from './state.js';

type Players = GrowingMap<string, PlayerState>;

/** Names that differ only in spelling variants (case, Unicode form) count as the same name. */
const normalizeName = (name: string): string => name.normalize('NFKC').toLowerCase();

const present = ({ status }: PlayerState): boolean => status !== 'withdrawn';

const groupPlayers = <K>(
  players: readonly PlayerState[],
  by: (player: PlayerState) => K,
): ReadonlyMap<K, readonly PlayerState[]> => {
  const groups = new Map<K, PlayerState[]>();
  for (const player of players) {
    const group = groups.get(by(player));
    if (group) group.push(player);
    else groups.set(by(player), [player]);
  }
  return groups;
};

/**
 * Summaries of all players, needed at each registration and to find the seats of the sender of a
 * command.
 */
const sums = GrowingMap.summaries((players: readonly PlayerState[]) => ({
  byName: groupPlayers(players.filter(present), ({ name }) => normalizeName(name)),
  byAccount: groupPlayers(players, ({ account }) => account),
  seated: players.filter(({ status }) => status === 'registered' || status === 'checked-in').length,
  waiting: players.filter(({ status, asked }) => status === 'waitlisted' && !asked),
}));

/** Players of this name, however it is spelled, who have not withdrawn. */
export const playersCalled = (players: Players, name: string): readonly PlayerState[] => {
  const wanted = normalizeName(name);
  return sums(players).flatMap(({ byName }) => byName.get(wanted) ?? []);
};

/** The players that an account has claimed or registered, including withdrawn ones. */
export const playersOf = (players: Players, account: string): readonly PlayerState[] =>
  sums(players).flatMap(({ byAccount }) => byAccount.get(account) ?? []);

/** Whether an account has a player who has not withdrawn. */
export const isRegistered = (players: Players, account: string): boolean =>
  playersOf(players, account).some(present);

/** Players who hold a seat before the start. */
export const seatsTaken = (players: Players): number =>
  sums(players).reduce((sum, { seated }) => sum + seated, 0);

/** Players on the waitlist that get a free seat, longest waiting first. */
export const waitingPlayers = (players: Players): readonly PlayerState[] =>
  sums(players).flatMap(({ waiting }) => waiting);
