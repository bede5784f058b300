import type { Handlers } from '#aggregate';
import type { Tournament } from '../commands.js';
import { refuse, type Decision } from '../decision.js';
import { tournamentEvent, type TablePlace } from '../events.js';
import { arePlaces } from '../pairing/multiplayer.js';
import { over, withPlayer } from './rule.js';

const samePlaces = (one: readonly TablePlace[], other: readonly TablePlace[]): boolean =>
  one.every(({ playerId, place }) =>
    other.some((each) => each.playerId === playerId && each.place === place),
  );

/** Results of tables of three and four. */
export const tables: Handlers<Tournament, 'RecordTableResult'> = {
  RecordTableResult: (
    { playerId, phase, round: number, table, places, reason, byStaff },
    state,
  ): Decision =>
    withPlayer(state, playerId, () => {
      const round = state.rounds.find((each) => each.phase === phase && each.round === number);
      const seat = round?.multiplayer?.find((each) => each.table === table);
      if (!round || !seat?.seats.includes(playerId)) return refuse('table-unknown', { table });
      const complete =
        places.length === seat.seats.length &&
        seat.seats.every((id) => places.some((each) => each.playerId === id)) &&
        arePlaces(places.map(({ place }) => place));
      if (!complete) return refuse('places-wrong', { table });
      if (seat.places !== null && (!byStaff || samePlaces(places, seat.places)))
        return refuse('result-recorded', { table });
      const recorded = tournamentEvent('TableResultRecorded', {
        phase,
        round: number,
        table,
        places,
        reason,
      });
      const last = round.multiplayer?.every((each) => each.table === table || each.places !== null);
      if (seat.places !== null || !last || round.completed) {
        // A result set right after the event changes the places told: what was announced stays on record.
        return seat.places === null ? (over(state) ?? [recorded]) : [recorded];
      }
      const { attempt } = round;
      const done = tournamentEvent('RoundCompleted', { phase, round: number, attempt });
      return over(state) ?? [recorded, done];
    }),
};
