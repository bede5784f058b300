import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { registrationDesk } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';

/** Corrects a player's name. */
export const RenamePlayer = defineCommand({
  name: 'RenamePlayer',
  payload: commands.RenamePlayer,
  grants: registrationDesk,
  token: 'players',
  during: unfinished,
  load: loadTournament,
  decide: forwardToTournament('RenamePlayer'),
});
