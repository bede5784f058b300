import { joinDecisions } from '../command/decision.js';
import { commands } from '#contracts';
import { currentRound } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { annullers } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { voidMatches } from './void-matches.js';
import { playing } from '../rights/lifecycles.js';

/** Voids a round: the tournament and all matches of the round change together or not at all. */
export const VoidRound = defineCommand({
  name: 'VoidRound',
  payload: commands.VoidRound,
  grants: annullers,
  token: 'rounds',
  during: playing,
  load: loadTournament,
  decide: async ({ phase, round, attempt, reason }, context, { aggregates }) => {
    const { tournament } = context;
    // A round that was not published has no matches yet.
    const standing =
      tournament.state.proposal === null ? currentRound(tournament.state) : undefined;
    const matchIds = standing?.tables.map((table) => table.matchId) ?? [];
    return joinDecisions(
      appendToTournament(context, {
        type: 'VoidRound',
        data: { phase, round, attempt, reason },
      }),
      await voidMatches(matchIds, reason, { aggregates, acting: context }),
    );
  },
});
