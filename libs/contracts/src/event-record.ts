import { z } from 'zod';
import { gameScore, id, isoDate } from './primitives.js';

const cards = z.array(z.object({ id: z.string(), count: z.number() }));

/** A deck by card numbers, such as `SOR_005`. */
export const recordDeck = z.object({
  name: z.string().exactOptional(),
  leaders: cards,
  bases: cards,
  main: cards,
  sideboard: cards,
});

/**
 * Everything about a tournament that everybody may see, in one answer: players, tables and final
 * places.
 */
export const eventRecord = z.object({
  eventId: id,
  name: z.string(),
  date: isoDate,
  venue: z.string(),
  game: z.string(),
  format: z.string(),
  status: z.string(),
  bestOf: z.number(),
  points: z.object({ win: z.number(), draw: z.number(), loss: z.number(), bye: z.number() }),
  /** The ids of the standings' columns after the points. */
  columns: z.array(z.string()),
  phases: z.array(z.object({ kind: z.enum(['swiss', 'elimination']), rounds: z.number() })),
  /** In order of place, best first; players who never entered a round come last, without a rank. */
  players: z.array(
    z.object({
      playerId: id,
      name: z.string(),
      /** Includes the cut once it is seeded. */
      rank: z.number().nullable(),
      swissRank: z.number().nullable(),
      points: z.number(),
      record: z.string(),
      tiebreaks: z.record(z.string(), z.number()),
      droppedAfter: z.number().nullable(),
      /** One, or three in a Trilogy tournament; empty while decks are not public. */
      decks: z.array(recordDeck),
    }),
  ),
  rounds: z.array(
    z.object({
      phase: z.number(),
      round: z.number(),
      /** Counted through all phases, 1-based. */
      number: z.number(),
      kind: z.enum(['swiss', 'elimination']),
      completed: z.boolean(),
      tables: z.array(
        z.object({ matchId: id, table: z.number(), a: id, b: id, score: gameScore.nullable() }),
      ),
      byes: z.array(id),
      /** Players who lost without an opponent, for example by coming late. */
      losses: z.array(id),
      multiplayer: z
        .array(
          z.object({
            table: z.number(),
            seats: z.array(z.object({ playerId: id, place: z.number().nullable() })),
          }),
        )
        .exactOptional(),
    }),
  ),
});
export type EventRecord = z.infer<typeof eventRecord>;

/** The files in which a tournament can be downloaded: GET /api/v1/events/:eventId/files/:name. */
export const eventFileNames = [
  'players',
  'pairings',
  'standings',
  'decks',
  'record',
  'melee-standings',
  'melee-matches',
  'limitless-standings',
  'limitless-pairings',
  'topdeck',
  'trf26',
  'trfbx',
] as const;
