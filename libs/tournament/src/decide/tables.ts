import type { Handlers } from '#aggregate';
import type { Tournament } from '../commands.js';
import { refuse, type Decision } from '../decision.js';
import {
  tournamentEvent,
  type TableClaim,
  type TablePlace,
  type TournamentEvent,
} from '../events.js';
import { arePlaces, samePlaces } from '../pairing/multiplayer.js';
import { isSameRound } from '../round-key.js';
import { sharedTableStatus, withClaim, type SharedTable } from '../shared-table.js';
import { currentRound, type RoundState, type TournamentState } from '../state.js';
import { over, withPlayer } from './rule.js';

/** Players who have left the event need not agree. */
const tableAgrees = (
  { players }: TournamentState,
  { seats }: SharedTable,
  claims: readonly TableClaim[],
): boolean =>
  sharedTableStatus({ places: null, claims }) === 'reported' &&
  seats.every(
    (id) => players.get(id)?.status === 'dropped' || claims.some(({ playerId }) => playerId === id),
  );

/** Records the places of a table, and completes the round if this table was the last open one. */
const placesSettled = (
  { phase, round, attempt, completed, multiplayer = [] }: RoundState,
  { table, places: before }: SharedTable,
  settled: { readonly places: readonly TablePlace[]; readonly reason: string },
): readonly TournamentEvent[] => {
  const recorded = tournamentEvent('TableResultRecorded', { phase, round, table, ...settled });
  const last = multiplayer.every((each) => each.table === table || each.places !== null);
  return before !== null || !last || completed
    ? [recorded]
    : [recorded, tournamentEvent('RoundCompleted', { phase, round, attempt })];
};

/**
 * The result of the table that a player leaves by dropping: if all others there claim the same,
 * nobody else's claim is needed.
 */
export const settledByLeaving = (
  state: TournamentState,
  playerId: string,
): readonly TournamentEvent[] => {
  const round = currentRound(state);
  const table = round?.multiplayer?.find(({ seats }) => seats.includes(playerId));
  if (!round || !table || table.places !== null) return [];
  const claims = (table.claims ?? []).filter((claim) => claim.playerId !== playerId);
  const others = { ...table, seats: table.seats.filter((id) => id !== playerId) };
  const [first] = claims;
  return first !== undefined && tableAgrees(state, others, table.claims ?? [])
    ? placesSettled(round, table, { places: first.places, reason: '' })
    : [];
};

/** Results of tables of three and four. */
export const tables: Handlers<Tournament, 'RecordTableResult'> = {
  RecordTableResult: (
    { playerId, phase, round: number, table, places, reason, byStaff },
    state,
  ): Decision =>
    withPlayer(state, playerId, () => {
      const round = state.rounds.find((each) => isSameRound(each, { phase, round: number }));
      const seat = round?.multiplayer?.find((each) => each.table === table);
      if (!round || !seat?.seats.includes(playerId)) return refuse('table-unknown', { table });
      const complete =
        places.length === seat.seats.length &&
        seat.seats.every((id) => places.some((each) => each.playerId === id)) &&
        arePlaces(places.map(({ place }) => place));
      if (!complete) return refuse('places-wrong', { table });
      if (seat.places !== null && (!byStaff || samePlaces(places, seat.places)))
        return refuse('result-recorded', { table });
      const at = { phase, round: number, table };
      const claimed = tournamentEvent('TableResultClaimed', { ...at, playerId, places });
      const claims = withClaim(seat.claims, { playerId, places });
      if (!byStaff && !tableAgrees(state, seat, claims)) return over(state) ?? [claimed];
      const recorded = placesSettled(round, seat, { places, reason });
      const settled = byStaff ? recorded : [claimed, ...recorded];
      // A correction after the event changes the places but keeps the announced ranking on record.
      return seat.places === null ? (over(state) ?? settled) : settled;
    }),
};
