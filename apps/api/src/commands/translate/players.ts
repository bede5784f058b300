import { needsDeck } from '#tournament';
import { isStaff, tournamentCommand } from '../scene.js';
import { ApiFailure, forbidden } from '../../http/failure.js';
import type { Translations } from './translation.js';

export const players: Translations<
  | 'RenamePlayer'
  | 'PromotePlayer'
  | 'WithdrawPlayer'
  | 'WithdrawPlayers'
  | 'UnlockDeck'
  | 'CheckInPlayer'
  | 'UndoCheckIn'
  | 'CheckInAll'
  | 'DropPlayer'
  | 'ReaddPlayer'
  | 'AssignStaticTable'
> = {
  RenamePlayer: ({ playerId, name }, { act }) => [
    tournamentCommand(act, 'RenamePlayer', { playerId, name }),
  ],
  PromotePlayer: ({ playerId }, { act }) => [tournamentCommand(act, 'PromotePlayer', { playerId })],
  WithdrawPlayer: ({ playerId }, { act }) => [
    tournamentCommand(act, 'WithdrawPlayer', { playerId }),
  ],
  WithdrawPlayers: ({ playerIds }, { act }) =>
    playerIds.map((playerId) => tournamentCommand(act, 'WithdrawPlayer', { playerId })),
  UnlockDeck: ({ playerId, reason }, { act }) => [
    tournamentCommand(act, 'UnlockDeck', { playerId, reason }),
  ],
  CheckInPlayer: ({ playerId }, { act, standing }) => [
    tournamentCommand(act, 'CheckInPlayer', { playerId, byStaff: isStaff(standing) }),
  ],
  UndoCheckIn: ({ playerId }, { act }) => [tournamentCommand(act, 'UndoCheckIn', { playerId })],
  CheckInAll: ({ decks = 'any' }, { act, event }) => {
    const registered = [...event.state.players.values()].filter(
      (player) =>
        player.status === 'registered' &&
        (decks === 'any' || !needsDeck(event.state) || player.deck?.legal === true),
    );
    if (registered.length === 0) throw new ApiFailure(409, 'tournament/nobody-to-check-in');
    return registered.map(({ playerId }) =>
      tournamentCommand(act, 'CheckInPlayer', { playerId, byStaff: true }),
    );
  },
  DropPlayer: ({ playerId, reason }, { act, standing }) => {
    // A player leaves by his own wish; every other reason is the staff's to give.
    if (!isStaff(standing) && reason !== 'own-wish') throw forbidden();
    return [tournamentCommand(act, 'DropPlayer', { playerId, reason })];
  },
  ReaddPlayer: ({ playerId, missed }, { act }) => [
    tournamentCommand(act, 'ReaddPlayer', { playerId, missed }),
  ],
  AssignStaticTable: ({ playerId, table }, { act }) => [
    tournamentCommand(act, 'AssignStaticTable', { playerId, table }),
  ],
};
