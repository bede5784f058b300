import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { organizers } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { here } from '../rights/lifecycles.js';

export const RevokeRole = defineCommand({
  name: 'RevokeRole',
  payload: commands.RevokeRole,
  grants: organizers,
  token: 'closed',
  during: here,
  load: loadTournament,
  decide: forwardToTournament('RevokeRole'),
});
