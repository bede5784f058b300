import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { registrationDesk } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { unplayed } from '../rights/lifecycles.js';

/** Moves a player from the waitlist into the field. */
export const PromotePlayer = defineCommand({
  name: 'PromotePlayer',
  payload: commands.PromotePlayer,
  grants: registrationDesk,
  token: 'players',
  during: unplayed,
  load: loadTournament,
  decide: forwardToTournament('PromotePlayer'),
});
