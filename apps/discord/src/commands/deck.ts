import { type DiscordCommand, withSeat } from './command.js';

/** The maximum length of a list. */
const longest = 65_536;
const withinMs = 5_000;

/** The text of an attached file. Its address comes from Discord's signed interaction. */
const textOf = async (url: string): Promise<string | null> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(withinMs) });
  const length = Number(answer.headers.get('content-length') ?? '0');
  if (!answer.ok || length > longest) return null;
  const text = await answer.text();
  return text.length > longest ? null : text;
};

export const deckCommand: DiscordCommand = {
  name: 'deck',
  options: [
    { name: 'file', kind: 'file' },
    { name: 'text', kind: 'text', most: 6_000 },
  ],
  run: (occasion) =>
    withSeat(occasion, async ({ session, event, playerId }) => {
      const { words, wish, key } = occasion;
      const { eventId } = event;
      const file = wish.files['file'];
      const written = wish.options['text'];
      const text =
        file !== undefined ? await textOf(file) : typeof written === 'string' ? written : '';
      if (text === null || text.trim() === '') return { text: words.deckHow };
      await session.command('SubmitDeck', { eventId, playerId, text }, key);
      const { seat } = await session.ask('mySeat', { eventId });
      const problems = seat?.deck?.problems.length ?? 0;
      return {
        text:
          problems === 0
            ? words.deckTaken
            : words.deckFaults(problems, `${occasion.publicUrl}/e/${eventId}/deck`),
      };
    }),
};
