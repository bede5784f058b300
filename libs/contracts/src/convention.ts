import { z } from 'zod';
import { eventStatuses } from '#vocabulary';
import { eventSettings, gameId } from './event-settings.js';
import { displayName, freeText, id, isoDate, note } from './primitives.js';

/** Short name of a stage within its plan, such as `day-2`. */
export const stageId = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);
/** HH:MM */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const stageEntry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({
    kind: z.literal('qualified'),
    /** The stage from which players qualify. */
    from: stageId,
    /**
     * `place`: the best `least` players; `points`: everybody with at least `least` match points.
     */
    by: z.enum(['place', 'points']),
    least: z.int().min(1).max(4096),
  }),
]);

/**
 * One planned tournament of a convention; the next phase of another one if its players come from
 * there.
 */
export const stage = z.strictObject({
  stageId,
  name: displayName,
  format: gameId,
  game: gameId.optional(),
  /** Day of the convention, 1-based. */
  day: z.int().min(1).max(9),
  startsAt: timeOfDay,
  breakMinutes: z.int().min(0).max(240),
  /** Expected number of players, if the entry does not determine it. */
  expected: z.int().min(2).max(4096),
  cap: z.int().min(2).max(4096).nullable(),
  entry: stageEntry,
  /** Whether match points of the stage before are carried over. */
  carry: z.enum(['none', 'points']),
  /** Whether players submit new decks or keep those of the stage before. */
  decks: z.enum(['new', 'kept']),
  settings: eventSettings,
});
export type Stage = z.infer<typeof stage>;

/** What is played and in which order; it can be saved as a template and shared as a file. */
export const conventionPlan = z.strictObject({ stages: z.array(stage).min(1).max(24) });
export type ConventionPlan = z.infer<typeof conventionPlan>;

export const planFile = z.object({
  format: z.literal('conclave-convention-plan'),
  version: z.literal(1),
  name: displayName,
  plan: conventionPlan,
});
export type PlanFile = z.infer<typeof planFile>;

const details = {
  name: displayName,
  date: isoDate,
  venue: freeText(120),
  plan: conventionPlan,
};
const ofConvention = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject({ conventionId: id, ...shape });

export const conventionCommands = {
  /**
   * Plans several tournaments under one name, some of them phases of others. Answer:
   * ids.conventionId.
   */
  CreateConvention: z.strictObject(details),
  ChangeConvention: ofConvention(details),
  /**
   * Lets somebody enter a stage without qualifying in the one before it; `email` names an account
   * that takes the seat.
   */
  InviteToStage: ofConvention({
    stageId,
    name: displayName,
    email: z.email().optional(),
    points: z.int().min(0).max(200),
    note,
  }),
  WithdrawInvitation: ofConvention({ invitationId: id }),
  /** Creates the tournament of a stage. Answer: ids.eventId. */
  OpenStage: ofConvention({ stageId }),
  /**
   * Enters those who have qualified for a stage and those invited to it. Sent again, it enters
   * those who are still missing. Answer: guestCodes.
   */
  EnterQualified: ofConvention({ stageId }),
} as const;

const planProblem = z.object({
  stageId: z.string(),
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type PlanProblem = z.infer<typeof planProblem>;

export const conventionPlace = z.object({
  place: z.number(),
  playerId: id,
  name: z.string(),
  /** The stage that decided this place. */
  stageId: z.string(),
});

export const conventionStage = stage.extend({
  eventId: id,
  /** YYYY-MM-DD. */
  date: isoDate,
  players: z.number(),
  /** Begin and end of each round, in minutes since midnight of its day. */
  rounds: z.array(
    z.object({ phase: z.number(), round: z.number(), from: z.number(), to: z.number() }),
  ),
  endsAt: z.number(),
  /** The stage's tournament; null until it is opened. */
  event: z
    .object({
      status: z.enum(eventStatuses),
      players: z.number(),
      roundsPlayed: z.number(),
      champion: z.object({ playerId: id, name: z.string() }).nullable(),
      /**
       * For those who run the convention: number of the qualified and invited who can be entered
       * now; 0 for others.
       */
      toEnter: z.number(),
    })
    .nullable(),
});
export type ConventionStage = z.infer<typeof conventionStage>;

export const conventionView = z.object({
  conventionId: id,
  name: z.string(),
  date: isoDate,
  venue: z.string(),
  /** Whether the asker may change it. */
  mine: z.boolean(),
  stages: z.array(conventionStage),
  problems: z.array(planProblem),
  invitations: z.array(
    z.object({ invitationId: id, stageId: z.string(), name: z.string(), points: z.number() }),
  ),
  /**
   * The results of each chain of stages, named by its last one: that stage's places first, then
   * those who did not get that far, by their places in earlier stages. Empty until the last stage
   * has begun.
   */
  results: z.array(
    z.object({
      stageId: z.string(),
      champion: z.object({ playerId: id, name: z.string() }).nullable(),
      places: z.array(conventionPlace),
    }),
  ),
});
export type ConventionView = z.infer<typeof conventionView>;

export const conventionCard = z.object({
  conventionId: id,
  name: z.string(),
  date: isoDate,
  venue: z.string(),
  stages: z.number(),
  mine: z.boolean(),
});

export const conventionQueries = {
  /** Conventions with a publicly listed tournament, and the asker's own. */
  conventions: {
    params: z.strictObject({}),
    result: z.object({ conventions: z.array(conventionCard) }),
  },
  convention: { params: z.strictObject({ conventionId: id }), result: conventionView },
} as const;
