import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { registrationDesk } from '../rights/grants.js';
import { codeFor } from './entry.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';

/** Replaces the code of a guest's seat. */
export const IssueGuestCode = defineCommand({
  name: 'IssueGuestCode',
  payload: commands.IssueGuestCode,
  grants: [...registrationDesk, 'self'],
  token: 'players',
  during: unfinished,
  load: loadTournament,
  decide: ({ playerId, endDevices }, context, { guestCodes }) =>
    appendToTournament(context, codeFor(guestCodes, context.meta, { playerId, endDevices })),
});
