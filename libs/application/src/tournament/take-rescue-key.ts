import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToTournament, loadTournamentInSight } from '../context/tournament-context.js';
import { everywhere } from '../rights/lifecycles.js';

/**
 * Tells the owner what opens the event's saved files. Seeds and choices
 * that are still secret are in them, so whoever plays is not told.
 */
export const TakeRescueKey = defineCommand({
  name: 'TakeRescueKey',
  payload: commands.TakeRescueKey,
  grants: ['owner'],
  token: 'closed',
  during: everywhere,
  load: loadTournamentInSight,
  decide: (_payload, context) => appendToTournament(context, { type: 'TakeRescueKey', data: {} }),
});
