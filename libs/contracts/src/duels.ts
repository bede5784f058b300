import { z } from 'zod';
import { tableTerms } from './open-tables.js';
import { displayName, id, isoTime, texts } from './primitives.js';
import { gameList, optionNumber, screenBoard, screenMoves, step } from './screen-board.js';
import { tableClock } from './table.js';

/**
 * One game between two people or two sides and no event, by a link, of a
 * game that describes its board itself. Nobody needs an account.
 */
export const duelCommands = {
  /**
   * Opens a table and waits. `listed`: in the list of open tables for an hour;
   * else whoever has the link may sit down, for a day. A list as the game's
   * players paste it; without one a random legal list. `seats`: of a table that the
   * query `games` tells of; two where left out. Answer: ids.duelId.
   */
  OpenDuel: z.strictObject({
    game: z.string().min(1).max(20),
    seats: z.int().min(2).max(4).optional(),
    list: gameList.optional(),
    name: displayName,
    listed: z.boolean().optional(),
    ...tableTerms,
  }),
  /** Before the game: the host's leaving cancels the table, others give their seat free again. */
  CancelDuel: z.strictObject({ duelId: id }),
  /** Takes a seat, the first that is free where none is named; with the last one the game begins. */
  JoinDuel: z.strictObject({
    duelId: id,
    list: gameList.optional(),
    name: displayName,
    seat: z.int().min(0).max(3).optional(),
  }),
  /** The host begins at a table of sides; bots take the seats that are free. */
  DealDuel: z.strictObject({ duelId: id }),
  /** One of the options of the own board at that step, by its number. */
  PlayDuel: z.strictObject({ duelId: id, step, option: optionNumber }),
  ConcedeDuel: z.strictObject({ duelId: id }),
  /**
   * The own last choice; refused where it rolled dice, showed
   * something new, or where the other one has acted since.
   */
  TakeBackDuel: z.strictObject({ duelId: id, step }),
  /** Tells the other player that the game waits for them. Refused within 30 seconds of the last move. */
  WarnDuelSilence: z.strictObject({ duelId: id, step }),
  /** Five minutes after such a warning without a move: the game is the sender's. */
  ClaimDuel: z.strictObject({ duelId: id }),
  /** The time of whoever is asked has run out (`clock` of the view): what was agreed for that happens. */
  CallDuelClock: z.strictObject({ duelId: id }),
  /**
   * After a game: a seat, with the same list, at the table that the other one has
   * opened for another game; opens that table where nobody has. Answer: ids.duelId.
   */
  PlayDuelAgain: z.strictObject({ duelId: id }),
} as const;

/** Why a duel ended. */
export const duelCause = z.enum(['played', 'conceded', 'claimed', 'clock']);

/**
 * GET /api/duels/:duelId: the game as the asker may see it. At a table of two the host has seat 0.
 */
export const duelView = z.object({
  duelId: id,
  game: z.object({ id: z.string(), name: texts }),
  status: z.enum(['open', 'expired', 'cancelled', 'running', 'over']),
  openUntil: isoTime,
  listed: z.boolean(),
  ...tableTerms,
  seats: z.number(),
  /** So many sides, each of seats side by side; null at a table of two. */
  sides: z.number().nullable(),
  /**
   * The host first, and by seat once the game has begun.
   * What each plays is told from then on.
   */
  players: z.array(
    z.object({ name: z.string(), list: z.string(), seat: z.number(), bot: z.boolean() }),
  ),
  /** The asker's place among them; null for everybody else. */
  mine: z.number().nullable(),
  /** The seat that has to decide. */
  waitingFor: z.number().nullable(),
  /** `winners`: the seats of all who won; none in a draw. Null while the game is not over. */
  result: z.object({ winners: z.array(z.number()), cause: duelCause }).nullable(),
  /** For players: who waits for whom and has said so, and from when on the game may be taken. */
  silence: z.object({ by: z.number(), seat: z.number(), claimFrom: isoTime }).nullable(),
  /** What is left to think; left out where nobody counts it, or nobody plays. */
  clock: tableClock.optional(),
  /**
   * For players, once the game has begun: GET .../chat is what they
   * wrote, and they write by SendMessage with the game's id in `matchId`.
   */
  chat: z.boolean(),
  /** The table for another game, and the seat of whoever opened it. */
  rematch: z.object({ duelId: id, by: z.number() }).nullable(),
  /** Begun under earlier rules or cards: it can neither be shown nor go on. */
  outdated: z.boolean(),
  step: z.number(),
  mayTakeBack: z.boolean(),
  board: screenBoard.nullable(),
  ...screenMoves,
  /** What the live line tells: the page asks again when its own is older. */
  version: z.number(),
});
export type DuelView = z.infer<typeof duelView>;
