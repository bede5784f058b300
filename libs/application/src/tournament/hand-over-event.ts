import { isRefusal } from '#aggregate';
import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { everywhere } from '../rights/lifecycles.js';
import { authorizeSight } from '../rights/authorize.js';
import { refuseSealedUnderWay } from './sealed-under-way.js';

/**
 * Records that the event's file, its seeds among it, is made for another server. Whoever plays in it does not open it that way, and nobody while
 * something sealed is being played with.
 */
export const HandOverEvent = defineCommand({
  name: 'HandOverEvent',
  payload: commands.HandOverEvent,
  grants: ['owner'],
  token: 'closed',
  during: everywhere,
  load: async (request, grants, services) => {
    const context = await loadTournament(request, grants, services);
    if (isRefusal(context)) return context;
    const { event, rights } = context;
    // Whoever names the key that opens the file can open what is sealed in it.
    const attempt = { asker: request.asker, rights, event: event.state, own: false };
    const sight = authorizeSight(grants, attempt);
    return isRefusal(sight) ? sight : context;
  },
  decide: async (payload, context, { aggregates }) => {
    const refusal = await refuseSealedUnderWay(context.event.state, aggregates);
    return refusal ?? forwardToTournament('HandOverEvent')(payload, context);
  },
});
