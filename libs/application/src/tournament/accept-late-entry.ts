import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { registrationDesk } from '../rights/grants.js';
import { enter } from './break-bye.js';
import { loadTournament } from '../context/tournament-context.js';
import { running } from '../rights/lifecycles.js';

/**
 * Who registered but was not there at the start comes in, into the
 * current round where a bye can be broken; missed rounds count as said.
 */
export const AcceptLateEntry = defineCommand({
  name: 'AcceptLateEntry',
  payload: commands.AcceptLateEntry,
  grants: registrationDesk,
  token: 'players',
  during: running,
  load: loadTournament,
  decide: ({ playerId, missed, against }, context) =>
    enter(context, { type: 'AcceptLateEntry', data: { playerId, missed } }, against),
});
