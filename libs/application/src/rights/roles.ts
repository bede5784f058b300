import type { MatchState } from '#match';
import { rolesDo, type StaffTask } from '#contracts';
import { type EventRole, playersOf, type TournamentState } from '#tournament';
import type { Asker, GuestSeat } from '../people/asker.js';

/** What one asker is in one tournament. */
export interface Rights {
  readonly roles: ReadonlySet<EventRole>;
  /**
   * The players whose seats the asker holds: their account's, and guest seats that nobody has
   * claimed.
   */
  readonly ownPlayers: ReadonlySet<string>;
}

export const outsider: Rights = { roles: new Set(), ownPlayers: new Set() };

/** Whether somebody does this task as staff, whether or not they also play. */
export const does = ({ roles }: Rights, task: StaffTask): boolean => rolesDo(roles, task);

/**
 * A guest's device holds the seat until an account claims it, or until a newer code ends the
 * devices opened by older ones.
 */
const isHeld = ({ players }: TournamentState, { playerId, issue }: GuestSeat): boolean => {
  const player = players.get(playerId);
  return player?.account === null && issue >= (player.guestCode?.devicesFrom ?? 0);
};

/**
 * Computed from the tournament's state at every request: a role revoked a moment ago is gone, and a
 * claimed seat is no longer a guest's.
 */
export const rightsIn = (state: TournamentState, asker: Asker): Rights => {
  const own = new Set<string>();
  for (const seat of asker.seats) {
    if (seat.eventId === state.eventId && isHeld(state, seat)) own.add(seat.playerId);
  }
  if (!asker.account) return { roles: new Set(), ownPlayers: own };
  for (const { playerId } of playersOf(state.players, asker.account.id)) own.add(playerId);
  return { roles: state.roles.get(asker.account.id) ?? new Set(), ownPlayers: own };
};

const inPlay: ReadonlySet<string> = new Set(['waitlisted', 'registered', 'checked-in', 'playing']);

/** Whether a member of the staff plays in the tournament and it is not over. */
export const isSeatedStaff = (
  tournament: TournamentState,
  { roles, ownPlayers }: Rights,
): boolean =>
  roles.size > 0 &&
  tournament.status !== 'finished' &&
  tournament.status !== 'cancelled' &&
  [...ownPlayers].some((playerId) => inPlay.has(tournament.players.get(playerId)?.status ?? ''));

/**
 * The asker's rights wherever others' decks, pools and picks are shown. Staff who play count as
 * players while the tournament lasts, until they take their role's sight on the record
 * (SeeAsStaff).
 */
export const sightOf = (tournament: TournamentState, asker: Asker, rights: Rights): Rights =>
  isSeatedStaff(tournament, rights) && !tournament.staffSight.has(asker.account?.id ?? '')
    ? { ...rights, roles: new Set() }
    : rights;

/** The asker's side of a match; null when they do not sit in it. */
export const sideOf = (match: MatchState, rights: Rights): 'a' | 'b' | null => {
  const [a, b] = match.place?.players ?? [];
  if (a !== undefined && rights.ownPlayers.has(a)) return 'a';
  return b !== undefined && rights.ownPlayers.has(b) ? 'b' : null;
};
