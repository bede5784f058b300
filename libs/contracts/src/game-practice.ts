import { z } from 'zod';
import { id, texts } from './primitives.js';

const list = z.string().min(1).max(65_536);
/** The facts of the game that the sender has seen. */
const step = z.int().min(0).max(100_000);

/** Games of one person against the bot, of games that describe their board themselves. */
export const gamePracticeCommands = {
  /** Deals a game. A list as the game's players paste it; without one a random legal list. Answer: ids.practiceId. */
  StartGamePractice: z.strictObject({
    game: z.string().min(1).max(20),
    list: list.optional(),
    against: list.optional(),
  }),
  /** One of the options of the board at that step, by its number, or giving up; the bot's answers follow within the same command. */
  PlayGamePractice: z.strictObject({
    practiceId: id,
    step,
    option: z.union([z.int().min(0).max(10_000), z.literal('concede')]),
  }),
  /** Back to the person's own last decision. */
  TakeBackGamePractice: z.strictObject({ practiceId: id, step }),
} as const;

/** One side of a die: in words, and as it is drawn. */
const screenSide = z.object({
  text: texts,
  /** Names the symbol. */
  sign: z.string(),
  /** Before the symbol, such as `2` or `+1`; empty where nothing is counted. */
  number: z.string(),
  /** What resolving it costs. */
  price: z.number(),
});
export type ScreenSide = z.infer<typeof screenSide>;

/** A number to know about a piece, such as its cost or its damage. */
const screenMark = z.object({
  text: texts,
  sign: z.string(),
  value: z.number(),
  /** The most that there can be, such as the health that damage fills. */
  of: z.number().nullable(),
});

const facePiece = z.object({
  key: z.string(),
  form: z.enum(['card', 'die']),
  /** Null for a card that the person may not see. */
  name: z.string().nullable(),
  /** What kind of card it is. */
  kind: texts.nullable(),
  /** Names the colour in which it is drawn. */
  colour: z.string().nullable(),
  marks: z.array(screenMark),
  /** Sides of its die, the one that is shown first. */
  sides: z.array(screenSide),
  /** What its abilities say, a line each; null where it has none or is hidden. */
  says: texts.nullable(),
  exhausted: z.boolean(),
});
export const screenPiece = facePiece.extend({ attached: z.array(facePiece) });
export type ScreenPiece = z.infer<typeof screenPiece>;

export const screenSeat = z.object({
  counters: z.array(z.object({ name: texts, value: z.number() })),
  zones: z.array(
    z.object({
      id: z.string(),
      /** Where it lies: before its player, between both, in the hand, or on a pile to look through. */
      place: z.enum(['field', 'middle', 'hand', 'pile']),
      name: texts,
      pieces: z.array(screenPiece),
    }),
  ),
});
export type ScreenSeat = z.infer<typeof screenSeat>;

export const screenOption = z.object({
  text: texts,
  /** Pieces that it is about, the first of them most of all. */
  pieces: z.array(z.string()),
});
export type ScreenOption = z.infer<typeof screenOption>;

/** GET /api/practice/:practiceId/board: the game as its person sees it, who sits in seat 0. */
export const gamePracticeView = z.object({
  practiceId: id,
  game: z.object({ id: z.string(), name: texts }),
  /** What each brought, by seat. */
  names: z.array(z.string()),
  step: z.number(),
  winner: z.enum(['person', 'bot']).nullable(),
  mayTakeBack: z.boolean(),
  /** Null where today's rules or cards no longer lead there: it can neither be shown nor go on. */
  board: z
    .object({
      moment: texts,
      seats: z.array(screenSeat),
      decision: z
        .object({
          question: texts,
          source: z.string().nullable(),
          options: z.array(screenOption),
        })
        .nullable(),
    })
    .nullable(),
  /** What happened since the person decided last. */
  lines: z.array(z.object({ seat: z.number().nullable(), text: texts })),
});
export type GamePracticeView = z.infer<typeof gamePracticeView>;
