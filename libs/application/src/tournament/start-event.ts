import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { organizers } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { unplayed } from '../rights/lifecycles.js';

/** Starts the tournament with everybody who is checked in. */
export const StartEvent = defineCommand({
  name: 'StartEvent',
  payload: commands.StartEvent,
  grants: organizers,
  token: 'events',
  during: unplayed,
  load: loadTournament,
  decide: forwardToTournament('StartEvent'),
});
