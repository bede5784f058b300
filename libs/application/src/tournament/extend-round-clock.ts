import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { resultDesk } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { playing } from '../rights/lifecycles.js';

/** Adds time to the clock of the round or takes some away. */
export const ExtendRoundClock = defineCommand({
  name: 'ExtendRoundClock',
  payload: commands.ExtendRoundClock,
  grants: resultDesk,
  token: 'rounds',
  during: playing,
  load: loadTournament,
  decide: forwardToTournament('ExtendRoundClock'),
});
