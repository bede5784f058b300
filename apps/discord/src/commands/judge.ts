import { type DiscordCommand, withSeat } from './command.js';

export const judgeCommand: DiscordCommand = {
  name: 'judge',
  options: [{ name: 'note', kind: 'text', most: 500 }],
  run: (occasion) =>
    withSeat(occasion, async ({ session, event, playerId }) => {
      const { words, wish, key } = occasion;
      const note = String(wish.options['note'] ?? '');
      await session.command('CallJudge', { eventId: event.eventId, playerId, note }, key);
      return { text: words.judgeCalled };
    }),
};
