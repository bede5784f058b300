import { z } from 'zod';
import { thinkingTime } from './event-settings.js';
import { id, texts } from './primitives.js';
import { gameList, optionNumber, screenBoard, screenMoves, step } from './screen-board.js';
import { tableClock } from './table.js';

/** Games of one person against the bot, of games that describe their board themselves. */
export const gamePracticeCommands = {
  /**
   * Deals a game. A list as the game's players paste it;
   * without one a random legal list. `seats`: of a table that the query `games`
   * tells of, with bots on all others; two where left out. Answer: ids.practiceId.
   */
  StartGamePractice: z.strictObject({
    game: z.string().min(1).max(20),
    list: gameList.optional(),
    against: gameList.optional(),
    seats: z.int().min(2).max(4).optional(),
    /** The game's first game, which shows a newcomer what to choose: its lists and its deal are known. */
    first: z.literal(true).optional(),
    /** How long the person may think; left out: as long as they like. */
    thinkingTime: thinkingTime.optional(),
  }),
  /**
   * One of the options of the board at that step, by its number, or
   * giving up; the bot's answers follow within the same command.
   */
  PlayGamePractice: z.strictObject({
    practiceId: id,
    step,
    option: z.union([optionNumber, z.literal('concede')]),
  }),
  /** Back to the person's own last decision. */
  TakeBackGamePractice: z.strictObject({ practiceId: id, step }),
} as const;

/** GET /api/practice/:practiceId/board: the game as its person sees it, who sits in seat 0. */
export const gamePracticeView = z.object({
  practiceId: id,
  game: z.object({ id: z.string(), name: texts }),
  /** What each brought, by seat. */
  names: z.array(z.string()),
  /** So many sides, each of seats side by side; null at a table of two. */
  sides: z.number().nullable().default(null),
  step: z.number(),
  winner: z.enum(['person', 'bot', 'draw']).nullable(),
  /** The person had no time left. */
  late: z.boolean().default(false),
  /** What is left to think, by seat; left out where nobody counts it, or the game is over. */
  clock: tableClock.optional(),
  mayTakeBack: z.boolean(),
  /** Null where today's rules or cards no longer lead there: it can neither be shown nor go on. */
  board: screenBoard.nullable(),
  /**
   * Only in a first game: how many choices have been shown of how many, what is said now, and the number
   * of the option to choose; both are null once the newcomer went their own way.
   */
  coach: z
    .object({
      done: z.number(),
      of: z.number(),
      says: texts.nullable(),
      pick: z.number().nullable(),
    })
    .nullable()
    .default(null),
  ...screenMoves,
});
export type GamePracticeView = z.infer<typeof gamePracticeView>;
