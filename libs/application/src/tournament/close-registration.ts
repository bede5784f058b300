import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { organizers } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { unplayed } from '../rights/lifecycles.js';

export const CloseRegistration = defineCommand({
  name: 'CloseRegistration',
  payload: commands.CloseRegistration,
  grants: organizers,
  token: 'events',
  during: unplayed,
  load: loadTournament,
  decide: forwardToTournament('CloseRegistration'),
});
