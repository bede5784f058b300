import { type Decision, joinDecisions } from '../command/decision.js';
import { isRefusal, type Refusal } from '#aggregate';
import { deriveId } from '#platform';
import { currentRound } from '#tournament';
import { conflictRefusal } from '../refusals.js';
import {
  appendToTournament,
  type TournamentAction,
  type TournamentContext,
} from '../context/tournament-context.js';
import { beginMatches } from './begin-matches.js';

type Entry = Extract<TournamentAction, { type: 'ReaddPlayer' | 'AcceptLateEntry' }>;

/**
 * Lets a player of the tournament join, in the current round if `against` names a player with a bye
 * there.
 */
export const enter = (
  context: TournamentContext,
  entry: Entry,
  against: string | undefined,
): Decision => {
  if (against === undefined) return appendToTournament(context, entry);
  const broken = breakBye(context, { playerId: entry.data.playerId, against });
  if (isRefusal(broken)) return broken;
  return joinDecisions(appendToTournament(context, broken.action, entry), broken.match);
};

interface BrokenBye {
  readonly action: TournamentAction;
  readonly match: Decision;
}

/**
 * Pairs somebody in the current round with a player who has its bye: one more table, one bye less.
 */
export const breakBye = (
  context: TournamentContext,
  { playerId, against }: { readonly playerId: string; readonly against: string },
): BrokenBye | Refusal => {
  const { tournament, meta } = context;
  const { state } = tournament;
  const standing = currentRound(state);
  const swiss = standing && state.phases[standing.phase]?.kind === 'swiss';
  const hasBye = standing?.byes.some((bye) => bye.playerId === against) ?? false;
  if (!standing || !swiss || standing.completed || !hasBye)
    return conflictRefusal('tournament/no-such-bye');
  const { phase, round, attempt, tables, byes } = standing;
  const table = {
    matchId: deriveId(meta.commandId, 'match.0'),
    table: Math.max(0, ...tables.map((each) => each.table)) + 1,
    a: against,
    b: playerId,
    reasons: [{ code: 'bye-broken', data: { player: playerId } }],
  };
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
    match: beginMatches(state, standing, [table], context),
  };
};
