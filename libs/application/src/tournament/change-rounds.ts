import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { organizers } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { playing } from '../rights/lifecycles.js';

/** Changes the Swiss rounds or the cut of a running tournament. */
export const ChangeRounds = defineCommand({
  name: 'ChangeRounds',
  payload: commands.ChangeRounds,
  grants: organizers,
  token: 'rounds',
  during: playing,
  load: loadTournament,
  decide: forwardToTournament('ChangeRounds'),
});
