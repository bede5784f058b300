import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { resultDesk } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { playing } from '../rights/lifecycles.js';

/** Takes back a round clock that was started too early. */
export const TakeBackRoundClock = defineCommand({
  name: 'TakeBackRoundClock',
  payload: commands.TakeBackRoundClock,
  grants: resultDesk,
  token: 'rounds',
  during: playing,
  load: loadTournament,
  decide: forwardToTournament('TakeBackRoundClock'),
});
