import { GrowingMap } from './growing-map.js';
import type { PlayerState } from './state.js';

type Players = GrowingMap<string, PlayerState>;

/** Names that differ only in how they are written are the same name. */
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

/** What is asked about all players at each registration and of whoever sends a command. */
const sums = GrowingMap.summaries((players: readonly PlayerState[]) => ({
  byName: groupPlayers(players.filter(present), ({ name }) => normalizeName(name)),
  byAccount: groupPlayers(players, ({ account }) => account),
  seated: players.filter(({ status }) => status === 'registered' || status === 'checked-in').length,
  waiting: players.filter(({ status, asked }) => status === 'waitlisted' && !asked),
}));

/** Those called so, however it is written, who have not withdrawn. */
export const playersCalled = (players: Players, name: string): readonly PlayerState[] => {
  const wanted = normalizeName(name);
  return sums(players).flatMap(({ byName }) => byName.get(wanted) ?? []);
};

/** The players that an account has claimed or registered, withdrawn ones among them. */
export const playersOf = (players: Players, account: string): readonly PlayerState[] =>
  sums(players).flatMap(({ byAccount }) => byAccount.get(account) ?? []);

/** Whether an account has a player who has not withdrawn. */
export const isRegistered = (players: Players, account: string): boolean =>
  playersOf(players, account).some(present);

/** Players who hold a seat before the start. */
export const seatsTaken = (players: Players): number =>
  sums(players).reduce((sum, { seated }) => sum + seated, 0);

/** Players on the waitlist to whom a free seat goes, longest waiting first. */
export const waitingPlayers = (players: Players): readonly PlayerState[] =>
  sums(players).flatMap(({ waiting }) => waiting);
