import { z } from 'zod';
import { keptName, namePattern } from './person-name.js';
import { id, ofMatch } from './primitives.js';

export const longestMessage = 280;

/**
 * The message as one line, with any kind of blanks as single spaces and without invisible
 * characters, as in names (person-name.ts).
 */
export const keptMessage = (typed: string): string => keptName(typed.replace(/\s+/gu, ' '));

export const chatMessageText = z
  .string()
  .max(longestMessage * 4)
  .overwrite(keptMessage)
  .min(1)
  .max(longestMessage)
  .regex(namePattern, { error: 'holds characters that cannot be seen' });

/** Sent by key, so that each reader gets the phrase in their own language. */
export const chatPhrase = z.enum([
  'hello',
  'one-moment',
  'back',
  'your-turn',
  'well-played',
  'thanks',
  'sorry',
  'good-game',
]);
/**
 * `muted`: the opponent's messages are not shown. `blocked`: the opponent cannot send any either.
 */
export const chatReception = z.enum(['open', 'muted', 'blocked']);

/** Commands of the chat at a table, for the match's two players. */
export const chatCommands = {
  SendMessage: ofMatch({ text: chatMessageText }),
  SendPhrase: ofMatch({ phrase: chatPhrase }),
  /** What the sender accepts from the opponent. */
  SetChatReception: ofMatch({ reception: chatReception }),
} as const;

/**
 * GET /api/tables/:matchId/chat: the messages that the asker may read, oldest first. The table's
 * line announces the newest version as its event `chat`.
 */
export const tableChat = z.object({
  matchId: id,
  version: z.number(),
  messages: z.array(
    z.object({
      /** Its number in the match; it stays the same even if earlier messages are hidden. */
      number: z.number(),
      by: z.enum(['a', 'b']),
      at: z.iso.datetime(),
      /** Either `text` or `phrase` is null. A text is empty if a player of the match was erased. */
      text: z.string().nullable(),
      phrase: chatPhrase.nullable(),
    }),
  ),
  /** What the asker accepts from the opponent; null for staff. */
  reception: chatReception.nullable(),
  /** The opponent accepts no messages. */
  blocked: z.boolean(),
});
export type TableChat = z.infer<typeof tableChat>;
