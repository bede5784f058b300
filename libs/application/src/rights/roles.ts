import type { MatchState } from '#match';
import { rolesDo, type StaffTask } from '#contracts';
import { type EventRole, playersOf, type TournamentState } from '#tournament';
import type { Asker, GuestSeat } from '../people/asker.js';

/** What one asker is in one event. */
export interface Rights {
  readonly roles: ReadonlySet<EventRole>;
  /** Players whose seat is theirs: their account's, and guest seats nobody has claimed. */
  readonly ownPlayers: ReadonlySet<string>;
}

export const outsider: Rights = { roles: new Set(), ownPlayers: new Set() };

/** Whether somebody does this task of the staff, whatever seat they have. */
export const does = ({ roles }: Rights, task: StaffTask): boolean => rolesDo(roles, task);

/**
 * A guest's device has the seat until an account claims
 * it, or a newer code ends what was opened by older ones.
 */
const isHeld = ({ players }: TournamentState, { playerId, issue }: GuestSeat): boolean => {
  const player = players.get(playerId);
  return player?.account === null && issue >= (player.guestCode?.devicesFrom ?? 0);
};

/**
 * Deduced from the event itself at every request: a role revoked
 * a moment ago is gone, a claimed seat is no guest's any more.
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

/** Whether somebody of the staff has a seat of their own in what is still to be played. */
export const isSeatedStaff = (
  tournament: TournamentState,
  { roles, ownPlayers }: Rights,
): boolean =>
  roles.size > 0 &&
  tournament.status !== 'finished' &&
  tournament.status !== 'cancelled' &&
  [...ownPlayers].some((playerId) => inPlay.has(tournament.players.get(playerId)?.status ?? ''));

/**
 * What the asker is where others' decks, pools and picks are shown. Staff who play are players
 * there while it is played, until they take their role's sight on the record (SeeAsStaff).
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
