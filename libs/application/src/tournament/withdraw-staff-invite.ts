import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { organizers } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { here } from '../rights/lifecycles.js';

/** Makes an unused invitation link invalid. */
export const WithdrawStaffInvite = defineCommand({
  name: 'WithdrawStaffInvite',
  payload: commands.WithdrawStaffInvite,
  grants: organizers,
  token: 'closed',
  during: here,
  load: loadTournament,
  decide: forwardToTournament('WithdrawStaffInvite'),
});
