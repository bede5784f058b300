import { z } from 'zod';
import { displayName, id, isoDate } from './primitives.js';

export const seasonRules = z.strictObject({
  /** Points of the first place, the second and so on; places beyond the list get none. */
  placePoints: z.array(z.int().min(0).max(10_000)).min(1).max(512),
  attendance: z.int().min(0).max(1_000),
  /** How many of a player's tournaments count, the best ones; null: all. */
  best: z.int().min(1).max(200).nullable(),
  /** Number of players of each tournament who are invited. */
  invitedPerEvent: z.int().min(0).max(64),
  /** Number of players invited by their rank in the season. */
  invitedFromTable: z.int().min(0).max(256),
  /**
   * Whether an invitation that is declined, or whose player already has one, passes to the next
   * player.
   */
  passDown: z.boolean(),
});
export type SeasonRules = z.infer<typeof seasonRules>;

const ofSeason = <S extends z.ZodRawShape>(shape: S) => z.strictObject({ seasonId: id, ...shape });
/** The id of a person across tournaments, as in the season's table. */
const person = z.string().min(3).max(120);

export const seasonCommands = {
  /** Creates a series of tournaments that count together. Answer: ids.seasonId. */
  CreateSeason: z.strictObject({ name: displayName, rules: seasonRules }),
  ChangeSeason: ofSeason({ name: displayName, rules: seasonRules }),
  /** Adds a tournament of which the sender is an organizer. */
  AddEventToSeason: ofSeason({ eventId: id }),
  RemoveEventFromSeason: ofSeason({ eventId: id }),
  /** Records that somebody declines their invitation, or accepts it after all. */
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
          /** Whether the score is among the best that count. */
          counts: z.boolean(),
        }),
      ),
    }),
  ),
  invitations: z.array(
    z.object({
      person: z.string(),
      name: z.string(),
      /** Null: invited by the rank in the season. */
      eventId: id.nullable(),
      place: z.number(),
      /**
       * How many better placed players were passed over, because they were invited already or
       * declined.
       */
      passedBy: z.number(),
    }),
  ),
  declined: z.array(z.string()),
  /** Glicko-2 with one tournament as rating period, sorted by rating minus two deviations. */
  ratings: z.array(
    z.object({
      person: z.string(),
      name: z.string(),
      rating: z.number(),
      deviation: z.number(),
      /** Too few matches for a reliable rating. */
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
