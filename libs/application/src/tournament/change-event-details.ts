import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { organizers } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';

/** Changes name, date, venue and cap. */
export const ChangeEventDetails = defineCommand({
  name: 'ChangeEventDetails',
  payload: commands.ChangeEventDetails,
  grants: organizers,
  token: 'events',
  during: unfinished,
  load: loadTournament,
  decide: forwardToTournament('ChangeEventDetails'),
});
