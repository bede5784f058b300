import { z } from 'zod';
import { eventStatuses } from '#vocabulary';
import { eventSettings, gameId } from './event-settings.js';
import { displayName, freeText, id, isoDate, note } from './primitives.js';

/** Short name of a stage within its plan, as `day-2`. */
export const stageId = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);
/** HH:MM */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const stageEntry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({
    kind: z.literal('qualified'),
    /** The stage that players come from. */
    from: stageId,
    /** The best `least` by place, or everybody with at least `least` match points. */
    by: z.enum(['place', 'points']),
    least: z.int().min(1).max(4096),
  }),
]);

/**
 * One tournament of a convention as it is planned; the next
 * phase of another one where its players come from there.
 */
export const stage = z.strictObject({
  stageId,
  name: displayName,
  format: gameId,
  game: gameId.optional(),
  /** Day of the convention, from 1. */
  day: z.int().min(1).max(9),
  startsAt: timeOfDay,
  breakMinutes: z.int().min(0).max(240),
  /** Players reckoned with where the entry does not say it. */
  expected: z.int().min(2).max(4096),
  cap: z.int().min(2).max(4096).nullable(),
  entry: stageEntry,
  /** Whether match points of the stage before count on. */
  carry: z.enum(['none', 'points']),
  /** Whether decks are handed in anew or those of the stage before stay. */
  decks: z.enum(['new', 'kept']),
  settings: eventSettings,
});
export type Stage = z.infer<typeof stage>;

/** What is played and in which order: saved as a template, shared as a file. */
export const conventionPlan = z.strictObject({ stages: z.array(stage).min(1).max(24) });
export type ConventionPlan = z.infer<typeof conventionPlan>;

/** A plan as a file of its own. */
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
  /** Several tournaments under one name, some of them phases of others. Answer: ids.conventionId. */
  CreateConvention: z.strictObject(details),
  ChangeConvention: ofConvention(details),
  /** Lets somebody enter a stage past the one before it; `email` names an account that takes the seat. */
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
   * Enters who has qualified for a stage and who was invited to it.
   * Sent again it enters whoever is missing. Answer: guestCodes.
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
  /** The stage that decided it. */
  stageId: z.string(),
});

export const conventionStage = stage.extend({
  eventId: id,
  /** YYYY-MM-DD. */
  date: isoDate,
  /** When each round begins and ends, in minutes since midnight of its day. */
  players: z.number(),
  rounds: z.array(
    z.object({ phase: z.number(), round: z.number(), from: z.number(), to: z.number() }),
  ),
  endsAt: z.number(),
  /** Null until it is opened. */
  event: z
    .object({
      status: z.enum(eventStatuses),
      players: z.number(),
      roundsPlayed: z.number(),
      champion: z.object({ playerId: id, name: z.string() }).nullable(),
      /** Who qualified or was invited and can be entered now, by whoever runs the convention; else 0. */
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
  /** The asker may change it. */
  mine: z.boolean(),
  stages: z.array(conventionStage),
  problems: z.array(planProblem),
  invitations: z.array(
    z.object({ invitationId: id, stageId: z.string(), name: z.string(), points: z.number() }),
  ),
  /**
   * Each chain of stages, named by its last one: places of those first, behind them who
   * did not get that far, by their places there. Empty until the last stage has begun.
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
  /** Conventions with a tournament that anyone may find, and the asker's own. */
  conventions: {
    params: z.strictObject({}),
    result: z.object({ conventions: z.array(conventionCard) }),
  },
  convention: { params: z.strictObject({ conventionId: id }), result: conventionView },
} as const;
