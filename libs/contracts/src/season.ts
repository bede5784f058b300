import { z } from 'zod';
import { displayName, id, isoDate } from './primitives.js';

export const seasonRules = z.strictObject({
  /** Points of the first place, the second and so on; nothing beyond the list. */
  placePoints: z.array(z.int().min(0).max(10_000)).min(1).max(512),
  attendance: z.int().min(0).max(1_000),
  /** How many of a player's events count, the best first; null for all. */
  best: z.int().min(1).max(200).nullable(),
  /** Players of each event who are invited. */
  invitedPerEvent: z.int().min(0).max(64),
  /** Players invited from the table of the season. */
  invitedFromTable: z.int().min(0).max(256),
  /** Whether an invitation that somebody holds already, or declines, goes to the next player. */
  passDown: z.boolean(),
});
export type SeasonRules = z.infer<typeof seasonRules>;

const ofSeason = <S extends z.ZodRawShape>(shape: S) => z.strictObject({ seasonId: id, ...shape });
/** Somebody across events, as the season's table names them. */
const person = z.string().min(3).max(120);

export const seasonCommands = {
  /** Events that count together. Answer: ids.seasonId. */
  CreateSeason: z.strictObject({ name: displayName, rules: seasonRules }),
  ChangeSeason: ofSeason({ name: displayName, rules: seasonRules }),
  /** Takes an event into the season that the sender organizes. */
  AddEventToSeason: ofSeason({ eventId: id }),
  RemoveEventFromSeason: ofSeason({ eventId: id }),
  /** Somebody does not take the invitation, or takes it after all. */
  DeclineSeasonInvitation: ofSeason({ person, declined: z.boolean() }),
} as const;

export const seasonView = z.object({
  seasonId: id,
  name: z.string(),
  mine: z.boolean(),
  rules: seasonRules,
  events: z.array(
    z.object({ eventId: id, name: z.string(), date: isoDate, finished: z.boolean() }),
  ),
  rows: z.array(
    z.object({
      rank: z.number(),
      person: z.string(),
      name: z.string(),
      points: z.number(),
      scores: z.array(
        z.object({
          eventId: id,
          place: z.number(),
          points: z.number(),
          /** Among the best that count. */
          counts: z.boolean(),
        }),
      ),
    }),
  ),
  invitations: z.array(
    z.object({
      person: z.string(),
      name: z.string(),
      /** Null: from the table. */
      eventId: id.nullable(),
      place: z.number(),
      /** How many before them held one already or declined. */
      passedBy: z.number(),
    }),
  ),
  declined: z.array(z.string()),
  /** Glicko-2, one event a period, the best by rating less two deviations first. */
  ratings: z.array(
    z.object({
      person: z.string(),
      name: z.string(),
      rating: z.number(),
      deviation: z.number(),
      /** Too few matches to say much. */
      provisional: z.boolean(),
      matches: z.number(),
    }),
  ),
});
export type SeasonView = z.infer<typeof seasonView>;

export const seasonQueries = {
  seasons: {
    params: z.strictObject({}),
    result: z.object({
      seasons: z.array(
        z.object({ seasonId: id, name: z.string(), events: z.number(), mine: z.boolean() }),
      ),
    }),
  },
  season: { params: z.strictObject({ seasonId: id }), result: seasonView },
} as const;
