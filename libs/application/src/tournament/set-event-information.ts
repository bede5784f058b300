import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { organizers } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';

/** Sets the information on the tournament's page. */
export const SetEventInformation = defineCommand({
  name: 'SetEventInformation',
  payload: commands.SetEventInformation,
  grants: organizers,
  token: 'events',
  during: unfinished,
  load: loadTournament,
  decide: forwardToTournament('SetEventInformation'),
});
