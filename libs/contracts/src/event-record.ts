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
 * The whole of an event that everybody may see, in one
 * answer: who played, every table, where everybody ended.
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
  /** The columns of the standings behind the points, by their ids. */
  columns: z.array(z.string()),
  phases: z.array(z.object({ kind: z.enum(['swiss', 'elimination']), rounds: z.number() })),
  /** By place, best first; who never entered a round stands last, without a rank. */
  players: z.array(
    z.object({
      playerId: id,
      name: z.string(),
      /** With the cut counted, once it is seeded. */
      rank: z.number().nullable(),
      swissRank: z.number().nullable(),
      points: z.number(),
      record: z.string(),
      tiebreaks: z.record(z.string(), z.number()),
      droppedAfter: z.number().nullable(),
      /** One, or three in a Trilogy event; none while decks are not public. */
      decks: z.array(recordDeck),
    }),
  ),
  rounds: z.array(
    z.object({
      phase: z.number(),
      round: z.number(),
      /** Counted through all phases, from 1. */
      number: z.number(),
      kind: z.enum(['swiss', 'elimination']),
      completed: z.boolean(),
      tables: z.array(
        z.object({ matchId: id, table: z.number(), a: id, b: id, score: gameScore.nullable() }),
      ),
      byes: z.array(id),
      /** Lost without an opponent, as by coming late. */
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

/** The files that an event is given out as: GET /api/v1/events/:eventId/files/:name. */
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
