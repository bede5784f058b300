import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { registrationDesk } from '../rights/grants.js';
import { enter } from './break-bye.js';
import { loadTournament } from '../context/tournament-context.js';
import { playing } from '../rights/lifecycles.js';

/**
 * Lets a dropped player return, in the current round if there is a bye to break (`against`); missed
 * rounds count as `missed` says.
 */
export const ReaddPlayer = defineCommand({
  name: 'ReaddPlayer',
  payload: commands.ReaddPlayer,
  grants: registrationDesk,
  token: 'players',
  during: playing,
  load: loadTournament,
  decide: ({ playerId, missed, against }, context) =>
    enter(context, { type: 'ReaddPlayer', data: { playerId, missed } }, against),
});
