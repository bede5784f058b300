import {
  tournamentEvent,
  type TournamentEvent,
  type TournamentEvents,
  type TournamentEventType,
} from './events.js';

/** Every reason for which the event refuses a command. Stable: clients and translations rest on them. */
export type TournamentRefusal =
  | 'already-exists'
  | 'unknown-game'
  | 'unknown-format'
  | 'unknown-tiebreak'
  | 'unknown-scoring'
  | 'not-found'
  | 'already-running'
  | 'not-running'
  | 'finished'
  | 'not-finished'
  | 'reopened'
  | 'cancelled'
  | 'registration-not-open'
  | 'registration-already-open'
  | 'registration-opens-later'
  | 'private-event'
  | 'announcement-unknown'
  | 'cap-below-registered'
  | 'settings-locked'
  | 'name-taken'
  | 'account-registered'
  | 'player-exists'
  | 'player-unknown'
  | 'player-withdrawn'
  | 'not-withdrawn'
  | 'already-claimed'
  | 'not-waitlisted'
  | 'waitlisted'
  | 'not-checked-in'
  | 'already-checked-in'
  | 'self-check-in-off'
  | 'deck-missing'
  | 'deck-illegal'
  | 'decks-locked'
  | 'deck-open'
  | 'cut-seeded'
  | 'rounds-played'
  | 'cut-too-large'
  | 'rounds-unchanged'
  | 'erase-while-playing'
  | 'erase-owner'
  | 'too-many-invites'
  | 'invite-unknown'
  | 'handed-over'
  | 'handed-over-to'
  | 'not-handed-over'
  | 'too-few-players'
  | 'already-playing'
  | 'not-playing'
  | 'already-dropped'
  | 'not-dropped'
  | 'missed-rounds-unsettled'
  | 'table-taken'
  | 'pairing-under-way'
  | 'no-such-request'
  | 'stale-round'
  | 'nothing-to-pair'
  | 'paired-by-seed'
  | 'constraints-contradict'
  | 'nothing-to-repair'
  | 'round-unknown'
  | 'round-open'
  | 'round-completed'
  | 'tables-open'
  | 'later-round-exists'
  | 'players-mismatch'
  | 'seated-twice'
  | 'table-unknown'
  | 'clock-not-running'
  | 'clock-running'
  | 'clock-not-started'
  | 'role-held'
  | 'role-not-held'
  | 'sight-taken'
  | 'penalty-unknown'
  | 'penalty-revoked'
  | 'call-unknown'
  | 'call-open'
  | 'call-resolved'
  | 'rounds-left'
  | 'limited-settings-missing'
  | 'not-limited'
  | 'not-sealed'
  | 'not-draft'
  | 'pools-opened'
  | 'pools-not-opened'
  | 'pools-revealed'
  | 'stale-draft'
  | 'pods-formed'
  | 'draft-unknown'
  | 'pod-unknown'
  | 'seat-unknown'
  | 'draft-played-on'
  | 'nothing-opened'
  | 'pods-drafting'
  | 'decks-not-built'
  | 'structure-fixed'
  | 'members-missing'
  | 'members-unasked'
  | 'places-wrong'
  | 'result-recorded'
  | 'schedule-fixed';

export interface Refused {
  readonly kind: 'refused';
  readonly code: `tournament/${TournamentRefusal}`;
  readonly data: Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;
}
/** The facts that the command makes, or why it makes none. */
export type Decision = readonly TournamentEvent[] | Refused;

export const refuse = (reason: TournamentRefusal, data: Refused['data'] = {}): Refused => ({
  kind: 'refused',
  code: `tournament/${reason}`,
  data,
});
export const accept = (...events: readonly TournamentEvent[]): Decision => events;
/** Accepts with a single event. */
export const record = <T extends TournamentEventType>(
  type: T,
  data: TournamentEvents[T],
): readonly TournamentEvent<T>[] => [tournamentEvent(type, data)];
