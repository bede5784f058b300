import { type DiscordCommand, withSeat } from './command.js';

export const checkInCommand: DiscordCommand = {
  name: 'check-in',
  run: (occasion) =>
    withSeat(occasion, async ({ session, playerId, event }) => {
      await session.command('CheckInPlayer', { eventId: event.eventId, playerId }, occasion.key);
      return { text: occasion.words.checkedIn(event.name) };
    }),
};
