import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { resultDesk } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { playing } from '../rights/lifecycles.js';

export const StartRoundClock = defineCommand({
  name: 'StartRoundClock',
  payload: commands.StartRoundClock,
  grants: resultDesk,
  token: 'rounds',
  during: playing,
  load: loadTournament,
  decide: forwardToTournament('StartRoundClock'),
});
