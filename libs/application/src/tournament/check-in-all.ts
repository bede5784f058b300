import { commands } from '#contracts';
import { needsDeck } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { conflictRefusal } from '../refusals.js';
import { checkInDesk } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { unplayed } from '../rights/lifecycles.js';

/**
 * Checks in everybody who is registered and not waitlisted. `legal`: only those who have submitted
 * a legal deck, if the format requires one.
 */
export const CheckInAll = defineCommand({
  name: 'CheckInAll',
  payload: commands.CheckInAll,
  grants: checkInDesk,
  token: 'players',
  during: unplayed,
  load: loadTournament,
  decide: ({ decks = 'any' }, context) => {
    const { state } = context.tournament;
    const registered = [...state.players.values()].filter(
      (player) =>
        player.status === 'registered' &&
        (decks === 'any' || !needsDeck(state) || player.deck?.legal === true),
    );
    if (registered.length === 0) return conflictRefusal('tournament/nobody-to-check-in');
    return appendToTournament(
      context,
      ...registered.map(
        ({ playerId }) => ({ type: 'CheckInPlayer', data: { playerId, byStaff: true } }) as const,
      ),
    );
  },
});
