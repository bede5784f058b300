import { type DiscordCommand, withSeat } from './command.js';
import { looks } from '../messages/said.js';

/** Identifies the press of the confirmation button. */
const sure = 'yes';

export const dropCommand: DiscordCommand = {
  name: 'drop',
  run: (occasion) =>
    withSeat(occasion, async ({ session, event, playerId }) => {
      const { words, wish, key } = occasion;
      const { eventId } = event;
      const { seat } = await session.ask('mySeat', { eventId });
      const may = seat?.allowed ?? [];
      const how = (['WithdrawPlayer', 'DropPlayer'] as const).find((name) => may.includes(name));
      if (how === undefined) return { text: words.dropped };
      if (wish.words[0] !== sure)
        return {
          text: words.dropSure(event.name),
          buttons: [{ id: `drop:${sure}`, label: words.drop, style: looks.danger }],
        };
      if (how === 'WithdrawPlayer') await session.command(how, { eventId, playerId }, key);
      else await session.command(how, { eventId, playerId, reason: 'own-wish' }, key);
      return { text: words.dropped };
    }),
};
