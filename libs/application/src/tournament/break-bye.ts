import { newStream, type StreamAppend } from '#event-store';
import { openMatch } from '#match';
import { deriveId } from '#platform';
import { currentRound, presentationOf, scheduledMatch } from '#tournament';
import { refused } from '../failure/request-failure.js';
import type { TournamentAction, TournamentContext } from '../context/tournament-context.js';

interface BrokenBye {
  readonly action: TournamentAction;
  readonly match: StreamAppend;
}

/** Somebody comes into the current round against a player who has its bye: one table more, one bye less. */
export const breakBye = (
  { event: { state }, meta }: TournamentContext,
  { playerId, against }: { readonly playerId: string; readonly against: string },
): BrokenBye => {
  const standing = currentRound(state);
  const swiss = standing && state.phases[standing.phase]?.kind === 'swiss';
  const hasBye = standing?.byes.some((bye) => bye.playerId === against) ?? false;
  if (!standing || !swiss || standing.completed || !hasBye)
    throw refused({ code: 'tournament/no-such-bye' });
  const { phase, round, attempt, tables, byes } = standing;
  const table = {
    matchId: deriveId(meta.commandId, 'match.0'),
    table: Math.max(0, ...tables.map((each) => each.table)) + 1,
    a: against,
    b: playerId,
    reasons: [{ code: 'bye-broken', data: { player: playerId } }],
  };
  const schedule = scheduledMatch(state, { phase, round, attempt }, table);
  return {
    action: {
      type: 'EditPairings',
      data: {
        phase,
        round,
        attempt,
        voidedMatches: [],
        tables: [table],
        byes: byes.map((bye) => bye.playerId).filter((each) => each !== against),
        reason: '',
      },
    },
    match: newStream(
      `match-${table.matchId}`,
      openMatch(schedule, presentationOf(state, schedule.players), meta),
    ),
  };
};
