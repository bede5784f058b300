import { z } from 'zod';
import { id } from './primitives.js';
import { thinkingTime } from './event-settings.js';
import { deckProblem } from './deck-views.js';
import { replayRecord } from './replay.js';
import { starterDecks } from './starter-decks.js';
import { gamePosition, tableBoard, tableClock, tableMove, tableSteps, tableText } from './table.js';

/**
 * A deck to practise with: a starter deck, a new one at random from every playable card, or a pasted list.
 */
export const practiceDeck = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('starter'), name: z.enum(starterDecks) }),
  z.strictObject({ kind: z.literal('random') }),
  z.strictObject({ kind: z.literal('text'), text: z.string().min(1).max(65_536) }),
]);
export type PracticeDeck = z.infer<typeof practiceDeck>;

export const botLevel = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type BotLevel = z.infer<typeof botLevel>;

/**
 * Games of one person against the bot. A visitor without an
 * account may play too: the browser is known by a cookie.
 */
export const practiceCommands = {
  /** Deals a game. Answer: ids.practiceId. */
  StartPractice: z.strictObject({
    deck: practiceDeck,
    against: practiceDeck,
    /** 2 and 3: a game of Twin Suns against so many bots, all decks of two leaders. Without it: 1. */
    bots: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
    /** 1 follows rules of thumb, 2 looks one step ahead, 3 searches, 4 by what it learned. Without it: 1. */
    level: botLevel.optional(),
    /** How long the person may think; left out: as long as they like. Bots have no clock. */
    thinkingTime: thinkingTime.optional(),
  }),
  /** Deals the guided first game and plays it up to a lesson; 1 is the first. Answer: ids.practiceId. */
  StartLesson: z.strictObject({ lesson: z.int().min(1).max(13) }),
  /**
   * Plays on from the decision that the moves of a recorded game lead
   * to, in the place of one of its players. Answer: ids.practiceId.
   */
  PlayOn: z.strictObject({
    /** Seeds are printable ASCII. */
    record: replayRecord.extend({ seed: z.string().regex(/^[!-~]{1,200}$/) }),
    seat: z.int().min(0).max(3),
    /** All seats are the sender's, and no bot plays. */
    alone: z.literal(true).optional(),
    level: botLevel.optional(),
  }),
  /**
   * Deals another with the decks of an earlier one, or with the
   * decks exchanged. Answer: ids.practiceId of the new game.
   */
  RepeatPractice: z.strictObject({ practiceId: id, swap: z.boolean() }),
  /** The person's answer; the bot's own decisions follow within the same command. */
  PlayPractice: z.strictObject({ practiceId: id, move: tableMove }),
  /** The person's time has run out (`clock` of the view); refused where nothing but a warning follows. */
  CallPracticeClock: z.strictObject({ practiceId: id }),
  /** Back to the person's own last decision. */
  TakeBackPractice: z.strictObject({ practiceId: id, ...gamePosition }),
} as const;

const side = z.object({ name: z.string(), leader: z.string(), base: z.string() });

/**
 * GET /api/practice/:practiceId: the game as the person sees
 * it. The person sits on side `seat` of the board, 0 is `a`.
 */
export const practiceView = z.object({
  practiceId: id,
  /** Where the person sits; of whoever plays all sides, the seat that is asked. */
  seat: z.number().default(0),
  /** The person plays all sides, and no bot does. */
  alone: z.boolean().default(false),
  person: side,
  bot: side,
  /** Further bots of a game of Twin Suns. */
  others: z.array(side).default([]),
  running: z.boolean(),
  result: z
    .object({
      winner: z.enum(['person', 'bot', 'draw']),
      /** Seats of all who won; none where two drew. */
      winners: z.array(z.number()),
      cause: z.enum(['played', 'conceded', 'clock']),
    })
    .nullable(),
  level: botLevel,
  /** What is left to think, by seat; left out where nobody counts it, or the game is over. */
  clock: tableClock.optional(),
  /** Why the bot made its last moves, in order; empty where it has not been asked. */
  reasons: z.array(z.object({ at: z.number(), text: tableText })).default([]),
  /** Dealt under earlier rules or cards: it can neither be shown nor go on. */
  outdated: z.boolean(),
  /**
   * Only in a guided game: the lesson, what the coach says, and which options
   * it points at; `pick` is null once the learner went their own way.
   */
  coach: z
    .object({
      lesson: z.number(),
      lessons: z.number(),
      title: tableText,
      /** What is new about what is to be done now. */
      text: tableText.nullable(),
      hint: tableText,
      pick: z.array(z.number()).nullable(),
      /** Of an attack: the card to attack, which is pressed after the attacker. */
      target: z.number().nullable().default(null),
    })
    .nullable()
    .default(null),
  /** How often the person took something back, and whether there is anything to take back now. */
  takenBack: z.number(),
  mayTakeBack: z.boolean(),
  board: tableBoard.nullable(),
  steps: tableSteps,
});
export type PracticeView = z.infer<typeof practiceView>;

/**
 * Data of the refusals `practice/deck-*`: whose deck, the
 * cards that cannot be played, what could not be read.
 */
export const practiceDeckFault = z.object({
  side: z.enum(['person', 'bot']),
  cards: z.array(z.string()).default([]),
  problems: z.array(deckProblem).default([]),
});
export type PracticeDeckFault = z.infer<typeof practiceDeckFault>;
