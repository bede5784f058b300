import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { registrationDesk } from '../rights/grants.js';
import { enter } from './break-bye.js';
import { loadTournament } from '../context/tournament-context.js';
import { playing } from '../rights/lifecycles.js';

/**
 * Lets a dropped player back in, into the current round
 * where a bye can be broken; missed rounds count as said.
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
