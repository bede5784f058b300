import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { organizers } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';

/** Says what the event's page tells people. */
export const SetEventInformation = defineCommand({
  name: 'SetEventInformation',
  payload: commands.SetEventInformation,
  grants: organizers,
  token: 'events',
  during: unfinished,
  load: loadTournament,
  decide: forwardToTournament('SetEventInformation'),
});
