import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { registrationDesk } from '../rights/grants.js';
import { codeFor, enteredByStaff } from './entry.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';

/** Staff enter a player after the start; missed rounds count as said. */
export const AddLatePlayer = defineCommand({
  name: 'AddLatePlayer',
  payload: commands.AddLatePlayer,
  grants: registrationDesk,
  load: loadTournament,
  decide: ({ name, missed }, context, { guestCodes }) => {
    const { playerId, action } = enteredByStaff(context.meta, name);
    return appendToTournament(context, action, codeFor(guestCodes, context.meta, { playerId }), {
      type: 'AcceptLateEntry',
      data: { playerId, missed },
    });
  },
});
