import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { judges } from '../rights/grants.js';
import { playing } from '../rights/lifecycles.js';

/** Says that the judge has left the table, or stopped a deck check without a record. */
export const LeaveTable = defineCommand({
  name: 'LeaveTable',
  payload: commands.LeaveTable,
  grants: judges,
  token: 'judging',
  during: playing,
  load: loadTournament,
  decide: forwardToTournament('LeaveTable'),
});
