import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { forbiddenRefusal } from '../refusals.js';
import { checkInDesk } from '../rights/grants.js';
import { does } from '../rights/roles.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { playing } from '../rights/lifecycles.js';

/** Takes a player out of a running tournament. */
export const DropPlayer = defineCommand({
  name: 'DropPlayer',
  payload: commands.DropPlayer,
  grants: [...checkInDesk, 'self'],
  token: 'players',
  during: playing,
  load: loadTournament,
  decide: ({ playerId, reason }, context) => {
    // Players may only drop by their own wish; every other reason is for staff to give.
    if (!does(context.rights, 'checkIn') && reason !== 'own-wish') return forbiddenRefusal();
    return appendToTournament(context, { type: 'DropPlayer', data: { playerId, reason } });
  },
});
