import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { everywhere } from '../rights/lifecycles.js';

/** Records that the event's file, its seeds among it, is made for another server. */
export const HandOverEvent = defineCommand({
  name: 'HandOverEvent',
  payload: commands.HandOverEvent,
  grants: ['owner'],
  token: 'closed',
  during: everywhere,
  load: loadTournament,
  decide: forwardToTournament('HandOverEvent'),
});
