import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { registrationDesk } from '../rights/grants.js';
import { codeFor, enteredByStaff } from './entry.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { unplayed } from '../rights/lifecycles.js';

/** Staff enter a player, who gets a guest code to claim the seat. */
export const RegisterPlayer = defineCommand({
  name: 'RegisterPlayer',
  payload: commands.RegisterPlayer,
  grants: registrationDesk,
  token: 'players',
  during: unplayed,
  makes: { PlayerRegistered: 'playerId' },
  load: loadTournament,
  decide: ({ name, members, requested }, context, { guestCodes }) => {
    const { playerId, action } = enteredByStaff(context.meta, { name, members, requested });
    return appendToTournament(context, action, codeFor(guestCodes, context.meta, { playerId }));
  },
});
