import type { MatchState } from '#match';
import type { TournamentState } from '#tournament';
import type { Asker } from '../auth/asker.js';

/** What one asker is in one event. */
export interface Standing {
  readonly roles: ReadonlySet<'owner' | 'organizer' | 'judge' | 'scorekeeper'>;
  /** Players whose seat is his: his account's, and guest seats nobody has claimed. */
  readonly ownPlayers: ReadonlySet<string>;
}

export const outsider: Standing = { roles: new Set(), ownPlayers: new Set() };

/** Deduced from the event itself at every request: a role revoked a moment ago is gone, a claimed seat is no guest's any more. */
export const standingIn = (state: TournamentState, asker: Asker): Standing => {
  const own = new Set<string>();
  for (const seat of asker.seats) {
    if (seat.eventId === state.eventId && state.players.get(seat.playerId)?.account === null)
      own.add(seat.playerId);
  }
  if (!asker.account) return { roles: new Set(), ownPlayers: own };
  for (const player of state.players.values())
    if (player.account === asker.account.id) own.add(player.playerId);
  return { roles: state.roles.get(asker.account.id) ?? new Set(), ownPlayers: own };
};

/** The asker's side of a match; null when he does not sit in it. */
export const sideOf = (match: MatchState, standing: Standing): 'a' | 'b' | null => {
  const [a, b] = match.place?.players ?? [];
  if (a !== undefined && standing.ownPlayers.has(a)) return 'a';
  return b !== undefined && standing.ownPlayers.has(b) ? 'b' : null;
};
