import { isRefusal } from '#aggregate';
import { commands } from '#contracts';
import { deriveId } from '#platform';
import { matchOf } from '#tournament';
import { joinDecisions } from '../command/decision.js';
import { defineCommand } from '../command/definition.js';
import { appendToMatch } from '../context/match-context.js';
import { judges } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';

/** Records the outcome of a deck check and gives the table back the time it took. */
export const RecordDeckCheck = defineCommand({
  name: 'RecordDeckCheck',
  payload: commands.RecordDeckCheck,
  grants: judges,
  token: 'decks',
  during: unfinished,
  load: async (request, grants, services) => {
    const context = await loadTournament(request, grants, services);
    if (isRefusal(context)) return context;
    const { playerId, extraSeconds = 0 } = request.payload;
    const matchId = extraSeconds > 0 ? matchOf(context.tournament.state, playerId) : null;
    return {
      ...context,
      match: matchId === null ? null : await services.aggregates.match(matchId),
    };
  },
  decide: ({ playerId, outcome, note, extraSeconds = 0 }, { match, ...context }) =>
    joinDecisions(
      appendToTournament(context, {
        type: 'RecordDeckCheck',
        data: {
          checkId: deriveId(context.meta.commandId, 'deck-check'),
          ...{ playerId, outcome, note, extraSeconds },
        },
      }),
      // A table with a result needs no more time; the check is recorded all the same.
      match === null || match.state.status === 'completed' || match.state.status === 'void'
        ? []
        : appendToMatch(
            { ...context, match },
            { type: 'ExtendTime', data: { seconds: extraSeconds, reason: '' } },
          ),
    ),
});
