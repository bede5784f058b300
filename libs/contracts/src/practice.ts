import { z } from 'zod';
import { id } from './primitives.js';
import { thinkingTime } from './event-settings.js';
import { deckProblem } from './deck-views.js';
import { replayRecord } from './replay.js';
import { starterDecks } from './starter-decks.js';
import { gamePosition, tableBoard, tableClock, tableMove, tableSteps, tableText } from './table.js';

/** A deck to practise with: a starter deck, a random one of playable cards, or a pasted list. */
export const practiceDeck = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('starter'), name: z.enum(starterDecks) }),
  z.strictObject({ kind: z.literal('random') }),
  z.strictObject({ kind: z.literal('text'), text: z.string().min(1).max(65_536) }),
]);
export type PracticeDeck = z.infer<typeof practiceDeck>;

export const botLevel = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type BotLevel = z.infer<typeof botLevel>;

/**
 * Games of one person against the bot. A visitor without an account may play too: a cookie
 * identifies the browser.
 */
export const practiceCommands = {
  /** Deals a game. Answer: ids.practiceId. */
  StartPractice: z.strictObject({
    deck: practiceDeck,
    against: practiceDeck,
    /**
     * 2 and 3: a game of Twin Suns against that many bots, in which all decks have two leaders.
     * Default 1.
     */
    bots: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
    /**
     * 1 follows rules of thumb, 2 looks one step ahead, 3 searches, 4 uses what it has learned.
     * Default 1.
     */
    level: botLevel.optional(),
    /** The person's thinking time; omitted: unlimited. Bots have no clock. */
    thinkingTime: thinkingTime.optional(),
  }),
  /** Deals the guided first game and plays it up to a lesson; 1 is the first. Answer: ids.practiceId. */
  StartLesson: z.strictObject({ lesson: z.int().min(1).max(13) }),
  /**
   * Plays on from the decision to which the moves of a recorded game lead, in the seat of one of
   * its players. Answer: ids.practiceId.
   */
  PlayOn: z.strictObject({
    /** Seeds are printable ASCII. */
    record: replayRecord.extend({ seed: z.string().regex(/^[!-~]{1,200}$/) }),
    seat: z.int().min(0).max(3),
    /** The sender plays all seats, without bots. */
    alone: z.literal(true).optional(),
    level: botLevel.optional(),
  }),
  /**
   * Deals a new game with the decks of an earlier one, or with these exchanged. Answer:
   * ids.practiceId of the new game.
   */
  RepeatPractice: z.strictObject({ practiceId: id, swap: z.boolean() }),
  /** The person's answer; the bot's decisions follow within the same command. */
  PlayPractice: z.strictObject({ practiceId: id, move: tableMove }),
  /**
   * The person has run out of time (`clock` of the view); refused if the only consequence is a
   * warning.
   */
  CallPracticeClock: z.strictObject({ practiceId: id }),
  /** Goes back to the person's own last decision. */
  TakeBackPractice: z.strictObject({ practiceId: id, ...gamePosition }),
} as const;

const side = z.object({ name: z.string(), leader: z.string(), base: z.string() });

/**
 * GET /api/practice/:practiceId: the game as the person sees it, who has side `seat` of the board
 * (0 is `a`).
 */
export const practiceView = z.object({
  practiceId: id,
  /** The person's seat; for a person who plays all sides, the seat to act. */
  seat: z.number().default(0),
  /** The person plays all sides, without bots. */
  alone: z.boolean().default(false),
  person: side,
  bot: side,
  /** More bots in a game of Twin Suns. */
  others: z.array(side).default([]),
  running: z.boolean(),
  result: z
    .object({
      winner: z.enum(['person', 'bot', 'draw']),
      /** The seats of all winners; empty in a draw. */
      winners: z.array(z.number()),
      cause: z.enum(['played', 'conceded', 'clock']),
    })
    .nullable(),
  level: botLevel,
  /**
   * The remaining thinking time, by seat; omitted without a time limit or once the game is over.
   */
  clock: tableClock.optional(),
  /** Why the bot made its last moves, in order; empty if the bot has not moved. */
  reasons: z.array(z.object({ at: z.number(), text: tableText })).default([]),
  /** The game was dealt under earlier rules or cards: it can neither be shown nor continue. */
  outdated: z.boolean(),
  /**
   * Only in a guided game: the lesson, what the coach says, and the options it points at; `pick` is
   * null once the learner has left the prepared line.
   */
  coach: z
    .object({
      lesson: z.number(),
      lessons: z.number(),
      title: tableText,
      /** What is new in the present decision. */
      text: tableText.nullable(),
      hint: tableText,
      pick: z.array(z.number()).nullable(),
      /** For an attack: the card to attack, which is selected after the attacker. */
      target: z.number().nullable().default(null),
    })
    .nullable()
    .default(null),
  /** How often the person took something back; `mayTakeBack`: whether that is possible now. */
  takenBack: z.number(),
  mayTakeBack: z.boolean(),
  board: tableBoard.nullable(),
  steps: tableSteps,
});
export type PracticeView = z.infer<typeof practiceView>;

/**
 * Data of the refusals `practice/deck-*`: whose deck, the cards that cannot be played, the lines
 * that could not be read.
 */
export const practiceDeckFault = z.object({
  side: z.enum(['person', 'bot']),
  cards: z.array(z.string()).default([]),
  problems: z.array(deckProblem).default([]),
});
export type PracticeDeckFault = z.infer<typeof practiceDeckFault>;
