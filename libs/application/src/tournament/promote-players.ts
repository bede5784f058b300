import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { registrationDesk } from '../rights/grants.js';
import { forEachPlayer, loadTournament } from '../context/tournament-context.js';
import { unplayed } from '../rights/lifecycles.js';

/** Accepts several registrations, or moves several players up from the waitlist, all or none. */
export const PromotePlayers = defineCommand({
  name: 'PromotePlayers',
  payload: commands.PromotePlayers,
  grants: registrationDesk,
  token: 'players',
  during: unplayed,
  load: loadTournament,
  decide: forEachPlayer('PromotePlayer'),
});
