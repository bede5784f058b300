import { joinDecisions } from '../command/decision.js';
import { isRefusal, streamOf } from '#aggregate';
import { games } from '#games';
import { commands } from '#contracts';
import { newStream } from '#event-store';
import { openMatch } from '#match';
import { deriveId } from '#platform';
import { currentRound, presentationOf, scheduledMatch } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { pairers } from '../rights/grants.js';
import { editTables } from './round-edit.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { voidMatches } from './void-matches.js';
import { playing } from '../rights/lifecycles.js';

/** Changes a round by hand: the tournament and every match that is made or voided move together or not at all. */
export const EditPairings = defineCommand({
  name: 'EditPairings',
  payload: commands.EditPairings,
  grants: pairers,
  token: 'rounds',
  during: playing,
  load: loadTournament,
  decide: async (payload, context, { aggregates }) => {
    const { phase, round, attempt, reason } = payload;
    const { event, meta } = context;
    const { proposal } = event.state;
    const edited = editTables(proposal ?? currentRound(event.state), payload, (index) =>
      deriveId(meta.commandId, `match.${index}`),
    );
    const appended = appendToTournament(context, {
      type: 'EditPairings',
      data: { phase, round, attempt, reason, ...edited },
    });
    // No match of a round begins before it is published.
    if (isRefusal(appended) || proposal !== null) return appended;
    const made = edited.tables.map((table) => {
      const schedule = scheduledMatch(games, event.state, { phase, round, attempt }, table);
      return newStream(
        streamOf('match', table.matchId),
        openMatch(schedule, presentationOf(event.state, schedule), meta),
      );
    });
    const voided = await voidMatches(edited.voidedMatches, reason, { aggregates, meta });
    return joinDecisions(appended, voided, made);
  },
});
