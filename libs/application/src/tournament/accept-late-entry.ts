import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { registrationDesk } from '../rights/grants.js';
import { enter } from './break-bye.js';
import { loadTournament } from '../context/tournament-context.js';
import { running } from '../rights/lifecycles.js';

/**
 * A registered player who missed the start joins, in the current round if there is a bye to break
 * (`against`); missed rounds count as `missed` says.
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
