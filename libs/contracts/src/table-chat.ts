import { z } from 'zod';
import { keptName, namePattern } from './person-name.js';
import { id, ofMatch } from './primitives.js';

export const longestMessage = 280;

/**
 * One line, blanks of any kind as single spaces; of what
 * cannot be seen nothing, as in names (person-name.ts).
 */
export const keptMessage = (typed: string): string => keptName(typed.replace(/\s+/gu, ' '));

export const chatMessageText = z
  .string()
  .max(longestMessage * 4)
  .overwrite(keptMessage)
  .min(1)
  .max(longestMessage)
  .regex(namePattern, { error: 'holds characters that cannot be seen' });

/** Told by key: each reader reads them in their own language. */
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
export type ChatPhraseKey = z.infer<typeof chatPhrase>;
/** `muted`: the other player's messages are not shown. `blocked`: they cannot send any either. */
export const chatReception = z.enum(['open', 'muted', 'blocked']);

/** Commands of the chat at a table; of the match's two players. */
export const chatCommands = {
  SendMessage: ofMatch({ text: chatMessageText }),
  SendPhrase: ofMatch({ phrase: chatPhrase }),
  /** What the sender takes from the other player. */
  SetChatReception: ofMatch({ reception: chatReception }),
} as const;

/**
 * GET /api/tables/:matchId/chat: what the asker may read, oldest first.
 * The table's line tells the newest version as its event `chat`.
 */
export const tableChat = z.object({
  matchId: id,
  version: z.number(),
  messages: z.array(
    z.object({
      /** Its place in the match; stays the same whatever is hidden before it. */
      number: z.number(),
      by: z.enum(['a', 'b']),
      at: z.iso.datetime(),
      /** One of the two is null. A text is empty where somebody of the match was erased. */
      text: z.string().nullable(),
      phrase: chatPhrase.nullable(),
    }),
  ),
  /** What the asker takes from the other player; null for staff. */
  reception: chatReception.nullable(),
  /** The other player takes no messages. */
  blocked: z.boolean(),
});
export type TableChat = z.infer<typeof tableChat>;

/** What the table's line tells as its event `chat`. */
export const chatTold = z.object({ version: z.number() });
