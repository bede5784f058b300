import { commands } from '#contracts';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { playing } from '../rights/lifecycles.js';

/** Records which judge is at a table. */
export const TakeTable = defineCommand({
  name: 'TakeTable',
  payload: commands.TakeTable,
  grants: judges,
  token: 'judging',
  during: playing,
  load: loadTournament,
  decide: ({ table, purpose, judge }, context) =>
    appendToTournament(context, {
      type: 'TakeTable',
      data: { table, purpose, judge: judge ?? context.meta.actor.slice('account:'.length) },
    }),
});
