import { commands } from '#contracts';
import { deriveId } from '#platform';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';

export const IssuePenalty = defineCommand({
  name: 'IssuePenalty',
  payload: commands.IssuePenalty,
  grants: judges,
  token: 'judging',
  during: unfinished,
  makes: { PenaltyIssued: 'penaltyId' },
  load: loadTournament,
  decide: ({ playerId, level, infraction, note }, context) =>
    appendToTournament(context, {
      type: 'IssuePenalty',
      data: {
        penaltyId: deriveId(context.meta.commandId, 'penalty'),
        playerId,
        level,
        infraction,
        note,
      },
    }),
});
