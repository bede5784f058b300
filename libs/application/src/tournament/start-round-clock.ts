import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { staff } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';

/** Starts the clock of the round. */
export const StartRoundClock = defineCommand({
  name: 'StartRoundClock',
  payload: commands.StartRoundClock,
  grants: staff,
  load: loadTournament,
  decide: forwardToTournament('StartRoundClock'),
});
