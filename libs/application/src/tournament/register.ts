import { isRefusal } from '#aggregate';
import { commands } from '#contracts';
import { deriveId } from '#platform';
import { defineCommand } from '../command/definition.js';
import { accountOf, codeFor, nonceOf } from './entry.js';
import {
  appendToTournament,
  loadTournament,
  type TournamentAction,
} from '../context/tournament-context.js';
import { unplayed } from '../rights/lifecycles.js';

/**
 * A signed-in account or a visitor enters the tournament;
 * the visitor becomes a guest and gets a code for the seat.
 */
export const Register = defineCommand({
  name: 'Register',
  payload: commands.Register,
  grants: ['anyone'],
  token: 'players',
  during: unplayed,
  makes: { PlayerRegistered: 'playerId' },
  holdsSeat: true,
  together: true,
  load: async (request, grants, services) => {
    const context = await loadTournament(request, grants, services);
    return isRefusal(context) ? context : { ...context, origin: request.origin };
  },
  decide: ({ name, nonce, members }, context, { guestCodes }) => {
    const { meta, origin = {} } = context;
    const playerId = deriveId(meta.commandId, 'player');
    const account = accountOf(meta);
    const entered: TournamentAction = {
      type: 'RegisterPlayer',
      data: {
        playerId,
        name,
        account,
        nonce: nonceOf(meta, nonce),
        byStaff: false,
        members,
        ...origin,
      },
    };
    return account === null
      ? appendToTournament(context, entered, codeFor(guestCodes, meta, { playerId }))
      : appendToTournament(context, entered);
  },
});
