import { isRefusal } from '#aggregate';
import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { registrationDesk } from '../rights/grants.js';
import { enteredByStaff } from './entry.js';
import { readPlayerList } from './player-list.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { unplayed } from '../rights/lifecycles.js';

/** Staff enter a list of players, all or none. */
export const ImportPlayers = defineCommand({
  name: 'ImportPlayers',
  payload: commands.ImportPlayers,
  grants: registrationDesk,
  token: 'players',
  during: unplayed,
  makes: { PlayerRegistered: 'playerId' },
  load: loadTournament,
  decide: ({ text }, context) => {
    const listed = readPlayerList(text, context.tournament.state.settings.teamSeats);
    if (isRefusal(listed)) return listed;
    return appendToTournament(
      context,
      ...listed.map(
        ({ name, members }, index) => enteredByStaff(context.meta, { name, index, members }).action,
      ),
    );
  },
});
