import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { registrationDesk } from '../rights/grants.js';
import { forEachPlayer, loadTournament } from '../context/tournament-context.js';

/** Takes several withdrawals back, all or none. */
export const RestorePlayers = defineCommand({
  name: 'RestorePlayers',
  payload: commands.RestorePlayers,
  grants: registrationDesk,
  token: 'players',
  load: loadTournament,
  decide: forEachPlayer('RestorePlayer'),
});
