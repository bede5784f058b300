import { joinDecisions } from '../command/decision.js';
import { isRefusal } from '#aggregate';
import { commands } from '#contracts';
import { deriveId } from '#platform';
import { currentRound } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { pairers } from '../rights/grants.js';
import { beginMatches } from './begin-matches.js';
import { editTables } from './round-edit.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { voidMatches } from './void-matches.js';
import { playing } from '../rights/lifecycles.js';

/**
 * Changes a round by hand: the tournament and every created or voided match change together or not
 * at all.
 */
export const EditPairings = defineCommand({
  name: 'EditPairings',
  payload: commands.EditPairings,
  grants: pairers,
  token: 'rounds',
  during: playing,
  load: loadTournament,
  decide: async (payload, context, { aggregates }) => {
    const { phase, round, attempt, reason } = payload;
    const { tournament, meta } = context;
    const { proposal } = tournament.state;
    const edited = editTables(proposal ?? currentRound(tournament.state), payload, (index) =>
      deriveId(meta.commandId, `match.${index}`),
    );
    const appended = appendToTournament(context, {
      type: 'EditPairings',
      data: { phase, round, attempt, reason, ...edited },
    });
    // The matches of a round begin only when it is published.
    if (isRefusal(appended) || proposal !== null) return appended;
    const made = beginMatches(tournament.state, payload, edited.tables, context);
    const voided = await voidMatches(edited.voidedMatches, reason, { aggregates, acting: context });
    return joinDecisions(appended, voided, made);
  },
});
