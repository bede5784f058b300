import { isRefusal } from '#aggregate';
import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { authorizeSight } from '../rights/authorize.js';
import { everywhere } from '../rights/lifecycles.js';

/** Tells the owner what opens the event's saved files. Seeds and choices that are still secret are in them, so whoever plays is not told. */
export const TakeRescueKey = defineCommand({
  name: 'TakeRescueKey',
  payload: commands.TakeRescueKey,
  grants: ['owner'],
  token: 'closed',
  during: everywhere,
  load: async (request, grants, services) => {
    const context = await loadTournament(request, grants, services);
    if (isRefusal(context)) return context;
    const { event, rights } = context;
    const sight = authorizeSight(grants, {
      asker: request.asker,
      rights,
      event: event.state,
      own: false,
    });
    return isRefusal(sight) ? sight : context;
  },
  decide: (_payload, context) => appendToTournament(context, { type: 'TakeRescueKey', data: {} }),
});
