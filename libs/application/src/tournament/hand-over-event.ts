import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { forwardToTournament, loadTournamentInSight } from '../context/tournament-context.js';
import { everywhere } from '../rights/lifecycles.js';
import { refuseSealedUnderWay } from './sealed-under-way.js';

/**
 * Records that the event's file, its seeds among it, is made for another server. Whoever plays
 * in it does not open it that way, and nobody while something sealed is being played with.
 */
export const HandOverEvent = defineCommand({
  name: 'HandOverEvent',
  payload: commands.HandOverEvent,
  grants: ['owner'],
  token: 'closed',
  during: everywhere,
  // Whoever names the key that opens the file can open what is sealed in it.
  load: loadTournamentInSight,
  decide: async (payload, context, { aggregates }) => {
    const refusal = await refuseSealedUnderWay(context.tournament.state, aggregates);
    return refusal ?? forwardToTournament('HandOverEvent')(payload, context);
  },
});
