import { gameScore } from '#contracts';
import { type DiscordCommand, withSeat } from './command.js';
import { ownMatch, tallyOf } from './own-match.js';

/** The match and the score of a pressed button; null for the command, which names neither. */
const matchOfButton = (words: readonly string[]) => {
  const [matchId, text] = words;
  const [a, b, drawn] = (text ?? '').split('-').map(Number);
  const score = gameScore.safeParse({ a, b, drawn });
  return matchId !== undefined && score.success ? { matchId, score: score.data } : null;
};

export const confirmCommand: DiscordCommand = {
  name: 'confirm',
  run: (occasion) =>
    withSeat(occasion, async ({ session, event }) => {
      const { words, wish, key } = occasion;
      const { seat } = await session.ask('mySeat', { eventId: event.eventId });
      const match = ownMatch(seat);
      const button = matchOfButton(wish.words);
      if (match === null || (button !== null && button.matchId !== match.row.matchId))
        return { text: words.nothingToConfirm };
      const { row, own } = match;
      const score = button?.score ?? row.report?.score;
      if (score === undefined) return { text: words.nothingToConfirm };
      if (button === null && row.report?.by === own) return { text: words.waitsForOpponent };
      await session.command('ConfirmResult', { matchId: row.matchId, score }, key);
      return { text: words.confirmed(words.score(tallyOf(score, own))) };
    }),
};
