import { commands } from '#contracts';
import type { TournamentState } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { registrationDesk } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { unplayed } from '../rights/lifecycles.js';

/**
 * Withdraws waitlisted players first, so that no freed seat goes to somebody who is being withdrawn
 * as well.
 */
const waitingFirst =
  ({ players }: TournamentState) =>
  (one: string, other: string): number =>
    Number(players.get(other)?.status === 'waitlisted') -
    Number(players.get(one)?.status === 'waitlisted');

/** Withdraws several players, all or none: undoes an import or a flood of registrations. */
export const WithdrawPlayers = defineCommand({
  name: 'WithdrawPlayers',
  payload: commands.WithdrawPlayers,
  grants: registrationDesk,
  token: 'players',
  during: unplayed,
  load: loadTournament,
  decide: ({ playerIds }, context) =>
    appendToTournament(
      context,
      ...[...new Set(playerIds)]
        .sort(waitingFirst(context.tournament.state))
        .map((playerId) => ({ type: 'WithdrawPlayer', data: { playerId } }) as const),
    ),
});
