import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { registrationDesk } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';

/** Lets a dropped player back in; missed rounds count as said. */
export const ReaddPlayer = defineCommand({
  name: 'ReaddPlayer',
  payload: commands.ReaddPlayer,
  grants: registrationDesk,
  load: loadTournament,
  decide: forwardToTournament('ReaddPlayer'),
});
