import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToTournament, loadTournamentInSight } from '../context/tournament-context.js';
import { everywhere } from '../rights/lifecycles.js';

/**
 * Gives the owner the key to the tournament's saved files. These hold seeds and choices that are
 * still secret, so an owner who plays is refused.
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
