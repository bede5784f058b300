import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { forwardToTournament, loadTournamentInSight } from '../context/tournament-context.js';
import { everywhere } from '../rights/lifecycles.js';
import { refuseSealedUnderWay } from './sealed-under-way.js';

/**
 * Records that the tournament's file, including its seeds, is made for another server. Refused for
 * an owner who plays in it, and for everybody while something secret is in play.
 */
export const HandOverEvent = defineCommand({
  name: 'HandOverEvent',
  payload: commands.HandOverEvent,
  grants: ['owner'],
  token: 'closed',
  during: everywhere,
  // The owner names the key that opens the file, and with it the secrets inside.
  load: loadTournamentInSight,
  decide: async (payload, context, { aggregates }) => {
    const refusal = await refuseSealedUnderWay(context.tournament.state, aggregates);
    return refusal ?? forwardToTournament('HandOverEvent')(payload, context);
  },
});
