import { z } from 'zod';
import { eventRecord } from './event-record.js';
import { id, isoDate, isoTime, roundKey, texts } from './primitives.js';
import { pairingsView, standingsView } from './round-views.js';

/** Something that changed pairings or standings, with its position in the log of the tournament. */
export const moment = z.object({
  /** Position in the log of the tournament, from 1. */
  position: z.int(),
  at: isoTime,
  kind: z.enum([
    'started',
    'paired',
    'result',
    'corrected',
    'voided',
    'dropped',
    'round-over',
    'finished',
    'reopened',
  ]),
  round: z.object({ phase: z.number(), round: z.number() }).nullable(),
});
export type Moment = z.infer<typeof moment>;

export const momentView = z.object({
  position: z.int(),
  at: isoTime,
  standings: standingsView,
  /** The round that was paired last at that position. */
  pairings: pairingsView,
  key: roundKey.nullable(),
  /** Games on screen that were over by then; each has a replay. */
  games: z.array(z.object({ matchId: id, game: z.int() })),
});
export type MomentView = z.infer<typeof momentView>;

const card = z.object({ id: z.string(), name: z.string(), subtitle: z.string().nullable() });
export type ArchiveCard = z.infer<typeof card>;

/** A past tournament: who won, and the decks of the best eight if they are public. */
export const archiveEntry = z.object({
  eventId: id,
  name: z.string(),
  date: isoDate,
  venue: z.string(),
  game: z.object({ id: z.string(), name: texts, format: texts }),
  format: z.string(),
  players: z.number(),
  winner: z.object({ playerId: id, name: z.string() }).nullable(),
  top: z.array(
    z.object({
      rank: z.number(),
      playerId: id,
      name: z.string(),
      record: z.string(),
      leaders: z.array(card),
      bases: z.array(card),
    }),
  ),
});
export type ArchiveEntry = z.infer<typeof archiveEntry>;

/** Filters for past tournaments: words in name or place, format, days. */
const pastEvents = {
  search: z.string().trim().max(60).optional(),
  format: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional(),
  from: isoDate.optional(),
  to: isoDate.optional(),
};

/** A share with its 95 % confidence interval (Wilson); all null if the count is 0. */
const share = z.object({
  of: z.number(),
  count: z.number(),
  rate: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});
export type Share = z.infer<typeof share>;

const used = z.object({
  card,
  /** Share of decks with this card among all decks. */
  share,
  /** Share of decks with this card that reached the cut, in tournaments with a cut. */
  conversion: share,
  /** Share of matches won against other leaders or bases; draws count half. */
  wins: share,
});

export const metagameView = z.object({
  events: z.number(),
  /** More tournaments matched than are counted; the newest are counted. */
  truncated: z.boolean(),
  decks: z.number(),
  leaders: z.array(used),
  bases: z.array(used),
  /** Share of matches that the row won against the column. Only pairs that have met. */
  matchups: z.array(z.object({ row: z.string(), column: z.string(), wins: share })),
});
export type MetagameView = z.infer<typeof metagameView>;

const ofEvent = z.strictObject({ eventId: id });

export const archiveQueries = {
  /** Everything that is public about the tournament, in one answer. */
  eventRecord: { params: ofEvent, result: eventRecord },
  /** When pairings or standings changed, in order. */
  moments: {
    params: ofEvent,
    result: z.object({ moments: z.array(moment), last: z.int() }),
  },
  /**
   * Pairings and standings at a position in the log of the tournament; without a position, the
   * present ones.
   */
  moment: {
    params: z.strictObject({
      eventId: id,
      position: z.coerce.number().int().min(1).max(10_000_000).optional(),
    }),
    result: momentView,
  },
  /** Finished public events, newest first, a page at a time. */
  archive: {
    params: z.strictObject({
      ...pastEvents,
      cursor: z.string().max(120).optional(),
      limit: z.coerce.number().int().min(1).max(50).optional(),
    }),
    result: z.object({ events: z.array(archiveEntry), next: z.string().nullable() }),
  },
  /** What was played at past tournaments with public decks: leaders, bases and their results. */
  metagame: { params: z.strictObject(pastEvents), result: metagameView },
} as const;
