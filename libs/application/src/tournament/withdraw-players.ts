import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { registrationDesk } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';

/** Takes several players out, all or none: takes an import back. */
export const WithdrawPlayers = defineCommand({
  name: 'WithdrawPlayers',
  payload: commands.WithdrawPlayers,
  grants: registrationDesk,
  load: loadTournament,
  decide: ({ playerIds }, context) =>
    appendToTournament(
      context,
      ...playerIds.map((playerId) => ({ type: 'WithdrawPlayer', data: { playerId } }) as const),
    ),
});
