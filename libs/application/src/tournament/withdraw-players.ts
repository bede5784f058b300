import { commands } from '#contracts';
import type { TournamentState } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { registrationDesk } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { unplayed } from '../rights/lifecycles.js';

/** Those who wait go first: a seat that becomes free must not go to somebody who leaves as well. */
const waitingFirst =
  ({ players }: TournamentState) =>
  (one: string, other: string): number =>
    Number(players.get(other)?.status === 'waitlisted') -
    Number(players.get(one)?.status === 'waitlisted');

/** Takes several players out, all or none: takes an import back, or a flood of registrations out. */
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
