import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { signInRefusal, notFoundRefusal } from '../refusals.js';
import { accountOf } from './entry.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { here } from '../rights/lifecycles.js';

/** The signed-in account takes over a guest's seat by its code. */
export const ClaimPlayer = defineCommand({
  name: 'ClaimPlayer',
  payload: commands.ClaimPlayer,
  grants: ['account'],
  token: 'players',
  during: here,
  guessable: true,
  load: loadTournament,
  decide: ({ eventId, code }, context, { guestCodes }) => {
    const account = accountOf(context.meta);
    if (account === null) return signInRefusal();
    const playerId = guestCodes.find(eventId, context.tournament.state.players.values(), code);
    if (playerId === null) return notFoundRefusal('guest/code-unknown');
    return appendToTournament(context, { type: 'ClaimPlayer', data: { playerId, account } });
  },
});
