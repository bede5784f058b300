import type { EventFormat } from '../events.js';
import type { EventSettings } from '../settings.js';

/** Who enters a stage. */
export type StageEntry =
  /** Anybody who registers. */
  | { readonly kind: 'open' }
  /**
   * The best players of an earlier stage: a number of places, or everybody with at least so many
   * match points.
   */
  | {
      readonly kind: 'qualified';
      readonly from: string;
      readonly by: 'place' | 'points';
      readonly least: number;
    };

/**
 * One planned tournament of a convention. A stage that takes its players from another is the next
 * phase of that one: day 2, a draft after the Sealed rounds, a final of several qualifiers.
 */
export interface Stage {
  /** Short name within the plan, e.g. `day-2`. */
  readonly stageId: string;
  readonly name: string;
  readonly format: EventFormat;
  readonly game?: string | undefined;
  /** Day of the convention, from 1. */
  readonly day: number;
  /** Time at the venue, HH:MM. */
  readonly startsAt: string;
  /** Minutes between two rounds. */
  readonly breakMinutes: number;
  /** How many players the organizer expects, if the entry does not determine it. */
  readonly expected: number;
  readonly cap: number | null;
  readonly entry: StageEntry;
  /**
   * `points`: match points of the stage before are carried over; `none`: everybody begins at zero.
   */
  readonly carry: 'none' | 'points';
  /** `new`: decks are handed in again; `kept`: those of the stage before stay. */
  readonly decks: 'new' | 'kept';
  readonly settings: EventSettings;
}

/**
 * The id of a stage's tournament is derived from the convention's id and the stage's, so that it
 * need not be stored.
 */
export const stageEventId = (conventionId: string, stageId: string): string =>
  `${conventionId}-${stageId}`;

/**
 * What is played at a convention and in which order. Plain data that can be saved, shared as a file
 * and reused.
 */
export interface ConventionPlan {
  readonly stages: readonly Stage[];
}

export type PlanProblemCode =
  | 'stage-twice'
  | 'source-unknown'
  | 'source-later'
  | 'points-unreachable'
  | 'starts-before-source-ends'
  | 'too-few-players'
  | 'cut-above-field'
  | 'rounds-above-opponents'
  | 'limited-settings-missing'
  | 'team-decks-open'
  | 'past-midnight';

export interface PlanProblem {
  readonly stageId: string;
  /** An error stops the stage from being opened, a warning does not. */
  readonly severity: 'error' | 'warning';
  readonly code: PlanProblemCode;
  readonly data: Readonly<Record<string, string | number>>;
}

/** Instants are minutes since midnight of the stage's day. */
export interface PlannedRound {
  readonly phase: number;
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

export interface PlannedStage {
  readonly stageId: string;
  /** The number of players that the plan assumes. */
  readonly players: number;
  readonly rounds: readonly PlannedRound[];
  /** Minutes since midnight of the stage's day. */
  readonly endsAt: number;
}

export interface CheckedPlan {
  readonly stages: readonly PlannedStage[];
  readonly problems: readonly PlanProblem[];
}
