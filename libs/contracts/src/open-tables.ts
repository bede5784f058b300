import { z } from 'zod';
import { thinkingTime } from './event-settings.js';
import { id, isoTime, texts } from './primitives.js';

/** The rules for decks: Premier as of today, or cards of every set. */
export const freeFormat = z.enum(['premier', 'eternal']);
export type FreeFormat = z.infer<typeof freeFormat>;

/**
 * Everybody can find the running game in the lobby and watch it; hidden information stays hidden.
 */
export const onlookers = z.literal(true);

/** Terms that every table may set; everybody who sits down agrees to them. */
export const tableTerms = {
  /** Thinking time for everybody; omitted: unlimited. */
  thinkingTime: thinkingTime.optional(),
  onlookers: onlookers.optional(),
};

export const freeBestOf = z.union([z.literal(1), z.literal(3)]);

/** An open table in the list: who waits there, and what is played. */
export const openTable = z.object({
  matchId: id,
  name: z.string(),
  format: freeFormat,
  bestOf: freeBestOf,
  ...tableTerms,
  openedAt: isoTime,
  openUntil: isoTime,
});
export type OpenTable = z.infer<typeof openTable>;

/** An open table of Twin Suns: `taken` of its `seats` are taken. */
export const openTwinSuns = z.object({
  gameId: id,
  name: z.string(),
  seats: z.number(),
  taken: z.number(),
  ...tableTerms,
  openedAt: isoTime,
  openUntil: isoTime,
});
export type OpenTwinSuns = z.infer<typeof openTwinSuns>;

/** An open table of another game. */
export const openDuel = z.object({
  duelId: id,
  name: z.string(),
  /** What is played. */
  game: texts,
  seats: z.number(),
  taken: z.number(),
  ...tableTerms,
  openedAt: isoTime,
  openUntil: isoTime,
});
export type OpenDuel = z.infer<typeof openDuel>;

/** A game of no tournament whose players allow onlookers. */
export const watchedGame = z.object({
  kind: z.enum(['free-match', 'twin-suns', 'duel']),
  id,
  /** What is played. */
  game: texts,
  /** By seat. */
  names: z.array(z.string()),
  begunAt: isoTime,
});
export type WatchedGame = z.infer<typeof watchedGame>;

/** The lobby line's event `here`: how many pages show the lobby now. */
export const lobbyPresence = z.object({ here: z.number() });
export type LobbyPresence = z.infer<typeof lobbyPresence>;

export const openTableQueries = {
  /** Tables at which somebody waits for any opponent; newest first, at most 100 of each kind. */
  openTables: {
    params: z.strictObject({}),
    result: z.object({
      tables: z.array(openTable),
      twinSuns: z.array(openTwinSuns),
      duels: z.array(openDuel),
      /**
       * Games that everybody may watch; most recently begun first, at most 100. Hands stay hidden.
       */
      watched: z.array(watchedGame),
    }),
  },
} as const;
