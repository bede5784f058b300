import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { checkInDesk } from '../rights/grants.js';
import { does } from '../rights/roles.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { unplayed } from '../rights/lifecycles.js';

export const CheckInPlayer = defineCommand({
  name: 'CheckInPlayer',
  payload: commands.CheckInPlayer,
  grants: [...checkInDesk, 'self'],
  token: 'players',
  during: unplayed,
  together: true,
  load: loadTournament,
  decide: ({ playerId }, context) =>
    appendToTournament(context, {
      type: 'CheckInPlayer',
      data: { playerId, byStaff: does(context.rights, 'checkIn') },
    }),
});
