import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { registrationDesk } from '../rights/grants.js';
import { forEachPlayer, loadTournament } from '../context/tournament-context.js';
import { unplayed } from '../rights/lifecycles.js';

/** Takes several withdrawals back, all or none. */
export const RestorePlayers = defineCommand({
  name: 'RestorePlayers',
  payload: commands.RestorePlayers,
  grants: registrationDesk,
  token: 'players',
  during: unplayed,
  load: loadTournament,
  decide: forEachPlayer('RestorePlayer'),
});
