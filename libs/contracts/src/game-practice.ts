import { z } from 'zod';
import { thinkingTime } from './event-settings.js';
import { id, texts } from './primitives.js';
import { gameList, optionNumber, screenBoard, screenMoves, step } from './screen-board.js';
import { tableClock } from './table.js';

/** Games of one person against the bot, in games that describe their own board. */
export const gamePracticeCommands = {
  /**
   * Deals a game. `list`: as the game's players paste it; omitted: a random legal list. `seats`: of
   * a table that the query `games` lists, with bots on all others; default two. Answer:
   * ids.practiceId.
   */
  StartGamePractice: z.strictObject({
    game: z.string().min(1).max(20),
    list: gameList.optional(),
    against: gameList.optional(),
    seats: z.int().min(2).max(4).optional(),
    /**
     * Starts the game's first game, which shows newcomers what to choose: its lists and its deal
     * are fixed.
     */
    first: z.literal(true).optional(),
    /** The person's thinking time; omitted: unlimited. */
    thinkingTime: thinkingTime.optional(),
  }),
  /**
   * Chooses one of the options of the board at that step, by its number, or concedes; the bot's
   * answers follow within the same command.
   */
  PlayGamePractice: z.strictObject({
    practiceId: id,
    step,
    option: z.union([optionNumber, z.literal('concede')]),
  }),
  /** Goes back to the person's own last decision. */
  TakeBackGamePractice: z.strictObject({ practiceId: id, step }),
} as const;

/** GET /api/practice/:practiceId/board: the game as the person sees it, who has seat 0. */
export const gamePracticeView = z.object({
  practiceId: id,
  game: z.object({ id: z.string(), name: texts }),
  /** The names of the lists, by seat. */
  names: z.array(z.string()),
  /** Number of sides, each with its seats side by side; null at a table of two. */
  sides: z.number().nullable().default(null),
  step: z.number(),
  winner: z.enum(['person', 'bot', 'draw']).nullable(),
  /** The person ran out of time. */
  late: z.boolean().default(false),
  /**
   * The remaining thinking time, by seat; omitted without a time limit or once the game is over.
   */
  clock: tableClock.optional(),
  mayTakeBack: z.boolean(),
  /**
   * Null if today's rules or cards no longer lead to this position: it can neither be shown nor
   * continue.
   */
  board: screenBoard.nullable(),
  /**
   * Only in a first game: how many of its choices have been shown, the present advice, and the
   * number of the option to choose. Advice and option are null once the newcomer has left the
   * prepared line.
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
