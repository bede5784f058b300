import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { announcers } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { here } from '../rights/lifecycles.js';

/** Removes an announcement from the pages. */
export const WithdrawAnnouncement = defineCommand({
  name: 'WithdrawAnnouncement',
  payload: commands.WithdrawAnnouncement,
  grants: announcers,
  token: 'events',
  during: here,
  load: loadTournament,
  decide: forwardToTournament('WithdrawAnnouncement'),
});
