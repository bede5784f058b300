import { commands } from '#contracts';
import { deriveId } from '#platform';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';

/** Records the outcome of a deck check. */
export const RecordDeckCheck = defineCommand({
  name: 'RecordDeckCheck',
  payload: commands.RecordDeckCheck,
  grants: judges,
  token: 'decks',
  during: unfinished,
  load: loadTournament,
  decide: ({ playerId, outcome, note }, context) =>
    appendToTournament(context, {
      type: 'RecordDeckCheck',
      data: { checkId: deriveId(context.meta.commandId, 'deck-check'), playerId, outcome, note },
    }),
});
