import { z } from 'zod';
import { thinkingTime } from './event-settings.js';
import { id, isoTime, texts } from './primitives.js';

/** How decks are judged: by today's Premier, or with cards of every set. */
export const freeFormat = z.enum(['premier', 'eternal']);
export type FreeFormat = z.infer<typeof freeFormat>;

/** Anybody finds the running game in the lobby and may look on; what is hidden stays hidden. */
export const onlookers = z.literal(true);

/** What may be agreed on at every table: whoever sits down agrees to it. */
export const tableTerms = {
  /** How long everybody may think; left out: as long as they like. */
  thinkingTime: thinkingTime.optional(),
  onlookers: onlookers.optional(),
};

export const freeBestOf = z.union([z.literal(1), z.literal(3)]);

/** One open table of the list: who waits there, and what is played. */
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

/** An open table of Twin Suns: `taken` of its `seats` have somebody. */
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

/** A game of no event whose players let others look on. */
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

/** What the line of the lobby tells as its event `here`: how many pages show it now. */
export const lobbyPresence = z.object({ here: z.number() });
export type LobbyPresence = z.infer<typeof lobbyPresence>;

export const openTableQueries = {
  /** Tables at which somebody waits for anybody; newest first, at most 100 of each kind. */
  openTables: {
    params: z.strictObject({}),
    result: z.object({
      tables: z.array(openTable),
      twinSuns: z.array(openTwinSuns),
      duels: z.array(openDuel),
      /** Games that anybody may look at; begun last first, at most 100. Hands stay hidden. */
      watched: z.array(watchedGame),
    }),
  },
} as const;
