import { type DiscordCommand, withSeat } from './command.js';
import { ownMatch } from './own-match.js';

export const disputeCommand: DiscordCommand = {
  name: 'dispute',
  options: [{ name: 'note', kind: 'text', most: 500 }],
  run: (occasion) =>
    withSeat(occasion, async ({ session, event }) => {
      const { words, wish, key } = occasion;
      const { seat } = await session.ask('mySeat', { eventId: event.eventId });
      const match = ownMatch(seat);
      // A button names its match: results of an earlier round can no longer be disputed.
      const pressed = wish.words[0] ?? match?.row.matchId;
      if (match === null || pressed !== match.row.matchId) return { text: words.nothingToConfirm };
      const note = String(wish.options['note'] ?? '');
      await session.command(
        'DisputeResult',
        { matchId: match.row.matchId, claim: null, note },
        key,
      );
      return { text: words.disputed };
    }),
};
