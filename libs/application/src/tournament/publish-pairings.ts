import { isRefusal } from '#aggregate';
import { commands } from '#contracts';
import { joinDecisions } from '../command/decision.js';
import { defineCommand } from '../command/definition.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { poolsRevealedByRound } from '../draft/revealed-pools.js';
import { pairers } from '../rights/grants.js';
import { beginMatches } from './begin-matches.js';
import { playing } from '../rights/lifecycles.js';

/**
 * Publishes the round that staff have reviewed: its event and the start of every match together or
 * not at all.
 */
export const PublishPairings = defineCommand({
  name: 'PublishPairings',
  payload: commands.PublishPairings,
  grants: pairers,
  token: 'rounds',
  during: playing,
  load: loadTournament,
  decide: async ({ phase, round, attempt }, context, { secrets }) => {
    const { tournament } = context;
    const key = { phase, round, attempt };
    const appended = appendToTournament(
      context,
      { type: 'PublishPairings', data: key },
      ...(await poolsRevealedByRound(tournament.state, secrets)),
    );
    if (isRefusal(appended)) return appended;
    const tables = tournament.state.proposal?.tables ?? [];
    return joinDecisions(appended, beginMatches(tournament.state, key, tables, context));
  },
});
