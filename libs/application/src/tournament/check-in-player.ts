import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { staff } from '../rights/grants.js';
import { appendToTournament, isStaff, loadTournament } from '../context/tournament-context.js';

/** Checks a player in. */
export const CheckInPlayer = defineCommand({
  name: 'CheckInPlayer',
  payload: commands.CheckInPlayer,
  grants: [...staff, 'self'],
  load: loadTournament,
  decide: ({ playerId }, context) =>
    appendToTournament(context, {
      type: 'CheckInPlayer',
      data: { playerId, byStaff: isStaff(context.standing) },
    }),
});
