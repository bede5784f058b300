import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';

/** The event goes on here although its file was made for another server, as when the file was lost. */
export const KeepEventHere = defineCommand({
  name: 'KeepEventHere',
  payload: commands.KeepEventHere,
  grants: ['owner'],
  token: 'closed',
  load: loadTournament,
  decide: forwardToTournament('KeepEventHere'),
});
