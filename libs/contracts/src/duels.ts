import { z } from 'zod';
import { tableTerms } from './open-tables.js';
import { displayName, id, isoTime, texts } from './primitives.js';
import { gameList, optionNumber, screenBoard, screenMoves, step } from './screen-board.js';
import { tableClock } from './table.js';

/**
 * One game of no tournament between two people or two sides, by a link, in a game that describes
 * its own board. Nobody needs an account.
 */
export const duelCommands = {
  /**
   * Opens a table and waits. `listed`: shown in the list of open tables for an hour; otherwise
   * everybody with the link may sit down, for a day. `list`: as the game's players paste it;
   * omitted: a random legal list. `seats`: of a table that the query `games` lists; default two.
   * Answer: ids.duelId.
   */
  OpenDuel: z.strictObject({
    game: z.string().min(1).max(20),
    seats: z.int().min(2).max(4).optional(),
    list: gameList.optional(),
    name: displayName,
    listed: z.boolean().optional(),
    ...tableTerms,
  }),
  /** Before the game: if the host leaves, the table is cancelled; others free their seat. */
  CancelDuel: z.strictObject({ duelId: id }),
  /** Takes a seat; omitted: the first free one. With the last seat taken the game begins. */
  JoinDuel: z.strictObject({
    duelId: id,
    list: gameList.optional(),
    name: displayName,
    seat: z.int().min(0).max(3).optional(),
  }),
  /** The host begins at a table of sides; bots take the free seats. */
  DealDuel: z.strictObject({ duelId: id }),
  /** Chooses one of the options on the sender's board at that step, by its number. */
  PlayDuel: z.strictObject({ duelId: id, step, option: optionNumber }),
  ConcedeDuel: z.strictObject({ duelId: id }),
  /**
   * Takes back the sender's last choice; refused if it rolled dice or showed something new, or if
   * another player has acted since.
   */
  TakeBackDuel: z.strictObject({ duelId: id, step }),
  /**
   * Warns the opponent that the game waits for them. Refused within 30 seconds of the last move.
   */
  WarnDuelSilence: z.strictObject({ duelId: id, step }),
  /** Five minutes after a warning without a move, the sender wins the game. */
  ClaimDuel: z.strictObject({ duelId: id }),
  /**
   * The player to act has run out of time (`clock` of the view); the agreed consequence follows.
   */
  CallDuelClock: z.strictObject({ duelId: id }),
  /**
   * After a game: takes a seat, with the same list, at the table for the next game; opens that
   * table if nobody has. Answer: ids.duelId.
   */
  PlayDuelAgain: z.strictObject({ duelId: id }),
} as const;

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
  /** Number of sides, each with its seats side by side; null at a table of two. */
  sides: z.number().nullable(),
  /** The host first; once the game has begun, in seat order and with the list of each player. */
  players: z.array(
    z.object({ name: z.string(), list: z.string(), seat: z.number(), bot: z.boolean() }),
  ),
  /** The asker's index in `players`; null for everybody else. */
  mine: z.number().nullable(),
  /** The seat to act. */
  waitingFor: z.number().nullable(),
  /** `winners`: the seats of all winners; empty in a draw. Null while the game is not over. */
  result: z.object({ winners: z.array(z.number()), cause: duelCause }).nullable(),
  /** For players: who warned which seat, and from when on the game may be claimed. */
  silence: z.object({ by: z.number(), seat: z.number(), claimFrom: isoTime }).nullable(),
  /** The remaining thinking time; omitted without a time limit or while nobody plays. */
  clock: tableClock.optional(),
  /**
   * For players, once the game has begun: GET .../chat returns their messages; they write with
   * SendMessage, with the game's id as `matchId`.
   */
  chat: z.boolean(),
  /** The table for the next game, and the seat of the player who opened it. */
  rematch: z.object({ duelId: id, by: z.number() }).nullable(),
  /** The game began under earlier rules or cards: it can neither be shown nor continue. */
  outdated: z.boolean(),
  step: z.number(),
  mayTakeBack: z.boolean(),
  board: screenBoard.nullable(),
  ...screenMoves,
  /** The version that the live line announces: the page reloads if its own is older. */
  version: z.number(),
});
export type DuelView = z.infer<typeof duelView>;
