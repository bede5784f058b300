import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { judges } from '../rights/grants.js';
import { playing } from '../rights/lifecycles.js';

/** A judge leaves the table, or ends a deck check without recording it. */
export const LeaveTable = defineCommand({
  name: 'LeaveTable',
  payload: commands.LeaveTable,
  grants: judges,
  token: 'judging',
  during: playing,
  load: loadTournament,
  decide: forwardToTournament('LeaveTable'),
});
