import { z } from 'zod';
import { tableTerms } from './open-tables.js';
import { botLevel, practiceDeck } from './practice.js';
import { displayName, id, isoTime } from './primitives.js';
import { gamePosition, tableBoard, tableClock, tableMove, tableSteps } from './table.js';

const seats = z.union([z.literal(3), z.literal(4)]);

/**
 * One game of Twin Suns among three or four people and no event, by a
 * link. Nobody needs an account; bots may take the seats that stay free.
 */
export const twinSunsCommands = {
  /**
   * Opens a table and waits for the others. `listed`: in the list of open tables for
   * an hour; else whoever has the link may sit down, for a day. Answer: ids.gameId.
   */
  OpenTwinSuns: z.strictObject({
    seats,
    deck: practiceDeck,
    name: displayName,
    listed: z.boolean().optional(),
    ...tableTerms,
  }),
  JoinTwinSuns: z.strictObject({ gameId: id, deck: practiceDeck, name: displayName }),
  /** Before the deal: gives the own seat free again. Where the host leaves, the table is cancelled. */
  LeaveTwinSuns: z.strictObject({ gameId: id }),
  /** The host deals; bots of that level (1 where left out) take the seats that are free. */
  DealTwinSuns: z.strictObject({ gameId: id, level: botLevel.optional() }),
  /**
   * The own answer; bots that are asked next answer within the same
   * command. Whoever concedes leaves the game, and the others go on.
   */
  PlayTwinSuns: z.strictObject({ gameId: id, move: tableMove }),
  /**
   * After a game: a seat, with the same deck, at the table that somebody of it has
   * opened for another game; opens that table where nobody has. Answer: ids.gameId.
   */
  PlayTwinSunsAgain: z.strictObject({ gameId: id }),
  /** The own last choice; refused where it disclosed something or somebody has chosen since. */
  TakeBackTwinSuns: z.strictObject({ gameId: id, ...gamePosition }),
  /** Tells the player who is asked that the table waits. Refused within 30 seconds of the last move. */
  WarnTwinSunsSilence: z.strictObject({ gameId: id, ...gamePosition }),
  /**
   * Five minutes after such a warning without a move: whoever
   * was warned leaves the game as if they had conceded.
   */
  RemoveSilentPlayer: z.strictObject({ gameId: id }),
  /**
   * The time of whoever is asked has run out (`clock` of the view): what was agreed for
   * that happens. Who loses by it leaves the game as if they had conceded.
   */
  CallTwinSunsClock: z.strictObject({ gameId: id }),
} as const;

/**
 * GET /api/twin-suns/:gameId: the game as the asker may see it. Players
 * sit on the sides `a`, `b`, `c`, `d` of the board in their order.
 */
export const twinSunsView = z.object({
  gameId: id,
  status: z.enum(['open', 'expired', 'cancelled', 'dealt', 'over']),
  seats,
  openUntil: isoTime,
  ...tableTerms,
  /** Names of leaders and base are told once the game is dealt. */
  players: z.array(
    z.object({ name: z.string(), bot: z.boolean(), leader: z.string(), base: z.string() }),
  ),
  /** The asker's place among the players; null for everybody else. */
  mine: z.number().nullable(),
  level: botLevel,
  /** Places of all who won; several share the victory. */
  result: z
    .object({ winners: z.array(z.number()), cause: z.enum(['played', 'conceded']) })
    .nullable(),
  /**
   * For players: whom the table waits for, who said so, and from when on the others may go on without them.
   */
  silence: z.object({ by: z.number(), seat: z.number(), removableFrom: isoTime }).nullable(),
  /** What is left to think; left out where nobody counts it, or nobody plays. Bots use nothing of it. */
  clock: tableClock.optional(),
  /** The table for another game, and the place of whoever opened it. */
  rematch: z.object({ gameId: id, by: z.number() }).nullable(),
  /** Dealt under earlier rules or cards: it can neither be shown nor go on. */
  outdated: z.boolean(),
  takenBack: z.number(),
  mayTakeBack: z.boolean(),
  board: tableBoard.nullable(),
  steps: tableSteps,
  /** What the live line tells: the page asks again when its own is older. */
  version: z.number(),
});
export type TwinSunsView = z.infer<typeof twinSunsView>;
