import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { registrationDesk } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';

/** Takes several withdrawals back, all or none. */
export const RestorePlayers = defineCommand({
  name: 'RestorePlayers',
  payload: commands.RestorePlayers,
  grants: registrationDesk,
  load: loadTournament,
  decide: ({ playerIds }, context) =>
    appendToTournament(
      context,
      ...[...new Set(playerIds)].map(
        (playerId) => ({ type: 'RestorePlayer', data: { playerId } }) as const,
      ),
    ),
});
