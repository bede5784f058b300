import { z } from 'zod';
import { tableTerms } from './open-tables.js';
import { botLevel, practiceDeck } from './practice.js';
import { displayName, id, isoTime } from './primitives.js';
import { gamePosition, tableBoard, tableClock, tableMove, tableSteps } from './table.js';

const seats = z.union([z.literal(3), z.literal(4)]);

/**
 * One game of Twin Suns of no tournament among three or four people, by a link. Nobody needs an
 * account; bots may take the free seats.
 */
export const twinSunsCommands = {
  /**
   * Opens a table and waits for the others. `listed`: shown in the list of open tables for an hour;
   * otherwise everybody with the link may sit down, for a day. Answer: ids.gameId.
   */
  OpenTwinSuns: z.strictObject({
    seats,
    deck: practiceDeck,
    name: displayName,
    listed: z.boolean().optional(),
    ...tableTerms,
  }),
  JoinTwinSuns: z.strictObject({ gameId: id, deck: practiceDeck, name: displayName }),
  /** Before the deal: frees the sender's seat. If the host leaves, the table is cancelled. */
  LeaveTwinSuns: z.strictObject({ gameId: id }),
  /** The host deals; bots of that level (default 1) take the free seats. */
  DealTwinSuns: z.strictObject({ gameId: id, level: botLevel.optional() }),
  /**
   * The sender's answer; bots that have to act next answer within the same command. A player who
   * concedes leaves the game, and the others play on.
   */
  PlayTwinSuns: z.strictObject({ gameId: id, move: tableMove }),
  /**
   * After a game: takes a seat, with the same deck, at the table for the next game; opens that
   * table if nobody has. Answer: ids.gameId.
   */
  PlayTwinSunsAgain: z.strictObject({ gameId: id }),
  /**
   * Takes back the sender's last choice; refused if it disclosed something or somebody has acted
   * since.
   */
  TakeBackTwinSuns: z.strictObject({ gameId: id, ...gamePosition }),
  /** Warns the player to act that the table waits. Refused within 30 seconds of the last move. */
  WarnTwinSunsSilence: z.strictObject({ gameId: id, ...gamePosition }),
  /**
   * Five minutes after a warning without a move: the warned player leaves the game as if they had
   * conceded.
   */
  RemoveSilentPlayer: z.strictObject({ gameId: id }),
  /**
   * The player to act has run out of time (`clock` of the view): the agreed consequence follows. A
   * player who loses by it leaves the game as if they had conceded.
   */
  CallTwinSunsClock: z.strictObject({ gameId: id }),
} as const;

/**
 * GET /api/twin-suns/:gameId: the game as the asker may see it. Players have the sides `a`, `b`,
 * `c`, `d` of the board in their order.
 */
export const twinSunsView = z.object({
  gameId: id,
  status: z.enum(['open', 'expired', 'cancelled', 'dealt', 'over']),
  seats,
  openUntil: isoTime,
  ...tableTerms,
  /** Names of leader and base are shown once the game is dealt. */
  players: z.array(
    z.object({ name: z.string(), bot: z.boolean(), leader: z.string(), base: z.string() }),
  ),
  /** The asker's index among the players; null for everybody else. */
  mine: z.number().nullable(),
  level: botLevel,
  /** Indices of all winners; several may share the victory. */
  result: z
    .object({ winners: z.array(z.number()), cause: z.enum(['played', 'conceded']) })
    .nullable(),
  /**
   * For players: who warned which seat, and from when on the others may go on without that player.
   */
  silence: z.object({ by: z.number(), seat: z.number(), removableFrom: isoTime }).nullable(),
  /**
   * The remaining thinking time; omitted without a time limit or while nobody plays. Bots use none
   * of it.
   */
  clock: tableClock.optional(),
  /** The table for the next game, and the index of the player who opened it. */
  rematch: z.object({ gameId: id, by: z.number() }).nullable(),
  /** Dealt under earlier rules or cards: the game can neither be shown nor continue. */
  outdated: z.boolean(),
  takenBack: z.number(),
  mayTakeBack: z.boolean(),
  board: tableBoard.nullable(),
  steps: tableSteps,
  /** The version that the live line announces: the page reloads if its own is older. */
  version: z.number(),
});
export type TwinSunsView = z.infer<typeof twinSunsView>;
