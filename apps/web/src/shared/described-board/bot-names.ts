import type { Translate } from '../../i18n/index.js';

/**
 * The seats of a game with a person in the first seat and bots in all others; several bots are
 * numbered.
 */
export const seatsAgainstBots = (t: Translate, lists: readonly string[]) =>
  lists.map((list, seat) => {
    if (seat === 0) return { name: t('otherGames.you'), list };
    const bot = t('otherGames.bot');
    return { name: lists.length > 2 ? `${bot} ${seat}` : bot, list, bot: true };
  });
