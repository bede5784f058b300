import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { registrationDesk } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { unplayed } from '../rights/lifecycles.js';

/** Takes a player out before the start. */
export const WithdrawPlayer = defineCommand({
  name: 'WithdrawPlayer',
  payload: commands.WithdrawPlayer,
  grants: [...registrationDesk, 'self'],
  token: 'players',
  during: unplayed,
  load: loadTournament,
  decide: forwardToTournament('WithdrawPlayer'),
});
