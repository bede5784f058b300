import {
  type CommandOf,
  defineAggregate,
  defineEvents,
  defineRefusals,
  type Folds,
  type Handlers,
  type Language,
  type Refusal,
} from '#aggregate';
import type { GameCatalogue } from '#game';
import { checkPlan } from './check-plan.js';
import type { ConventionPlan, Stage } from './plan.js';

export interface ConventionDetails {
  readonly name: string;
  /** First day at the venue, YYYY-MM-DD. */
  readonly date: string;
  readonly venue: string;
  readonly plan: ConventionPlan;
}

/**
 * Events of the stream `convention-<id>`. The tournaments of a convention have logs of their own;
 * their first event names the convention.
 */
export interface ConventionEvents {
  ConventionCreated: ConventionDetails & {
    readonly conventionId: string;
    readonly owner: string;
    readonly ownerName: string;
  };
  ConventionChanged: ConventionDetails;
  /**
   * A player enters a stage by invitation, without the stage before it, and brings these match
   * points.
   */
  PlayerInvited: {
    readonly invitationId: string;
    readonly stageId: string;
    readonly name: string;
    readonly account: string | null;
    readonly points: number;
    readonly note: string;
  };
  InvitationWithdrawn: { readonly invitationId: string };
}

export interface ConventionCommands {
  CreateConvention: ConventionEvents['ConventionCreated'];
  ChangeConvention: ConventionDetails & {
    /** Stages whose tournament exists. */
    readonly opened: readonly string[];
  };
  InviteToStage: ConventionEvents['PlayerInvited'];
  WithdrawInvitation: { readonly invitationId: string };
}

export type Invitation = ConventionEvents['PlayerInvited'];

export interface ConventionState extends ConventionDetails {
  readonly conventionId: string | null;
  readonly owner: string;
  /** Invitations that have not been withdrawn, by id. */
  readonly invitations: ReadonlyMap<string, Invitation>;
}

const initialConvention: ConventionState = {
  conventionId: null,
  owner: '',
  name: '',
  date: '',
  venue: '',
  plan: { stages: [] },
  invitations: new Map(),
};

export const stageOf = ({ plan }: Pick<ConventionState, 'plan'>, stageId: string): Stage | null =>
  plan.stages.find((stage) => stage.stageId === stageId) ?? null;

/** The language of the convention aggregate. */
export interface Convention extends Language {
  readonly commands: ConventionCommands;
  readonly events: ConventionEvents;
  readonly state: ConventionState;
  readonly context: {
    readonly actor: string;
    readonly at: string;
    /** The games that the server has. */
    readonly games: GameCatalogue;
  };
}
export type ConventionCommand = CommandOf<Convention>;

export const conventionRefusals = defineRefusals('convention', {
  'not-found': ['not-found', 'stage-unknown', 'invitation-unknown'],
  conflict: ['already-exists', 'stage-opened', 'plan-wrong', 'invited'],
});
const { refuse } = conventionRefusals;
const events = defineEvents<ConventionEvents>();
const { event } = events;

/** Errors that no organizer can intend. Warnings are shown but do not stop the plan. */
const wrong = (games: GameCatalogue, plan: ConventionPlan): Refusal | null => {
  const problem = checkPlan(games, plan).problems.find(({ severity }) => severity === 'error');
  if (!problem) return null;
  const { stageId, code, data } = problem;
  const nameOf = (id: unknown): string =>
    plan.stages.find((stage) => stage.stageId === id)?.name ?? String(id);
  return refuse('plan-wrong', {
    ...data,
    ...('from' in data ? { from: nameOf(data['from']) } : {}),
    stage: nameOf(stageId),
    problem: code,
  });
};

const decide: Handlers<Convention> = {
  CreateConvention: (data, state, { games }) =>
    state.conventionId === null
      ? (wrong(games, data.plan) ?? [event('ConventionCreated', data)])
      : refuse('already-exists'),
  ChangeConvention: ({ opened, ...details }, state, { games }) => {
    const lost = opened.find((stageId) => stageOf(details, stageId) === null);
    const kept = lost === undefined ? null : stageOf(state, lost);
    if (kept !== null) return refuse('stage-opened', { stage: kept.name });
    return wrong(games, details.plan) ?? [event('ConventionChanged', details)];
  },
  InviteToStage: (data, state) => {
    if (stageOf(state, data.stageId) === null) return refuse('stage-unknown');
    const twice = [...state.invitations.values()].some(
      (each) =>
        each.stageId === data.stageId &&
        (each.name === data.name || (each.account !== null && each.account === data.account)),
    );
    return twice ? refuse('invited', { name: data.name }) : [event('PlayerInvited', data)];
  },
  WithdrawInvitation: ({ invitationId }, state) =>
    state.invitations.has(invitationId)
      ? [event('InvitationWithdrawn', { invitationId })]
      : refuse('invitation-unknown'),
};

const evolve: Folds<Convention> = {
  ConventionCreated: (state, data) => ({ ...state, ...data }),
  ConventionChanged: (state, data) => ({ ...state, ...data }),
  PlayerInvited: (state, data) => ({
    ...state,
    invitations: new Map(state.invitations).set(data.invitationId, data),
  }),
  InvitationWithdrawn: (state, { invitationId }) => ({
    ...state,
    invitations: new Map([...state.invitations].filter(([id]) => id !== invitationId)),
  }),
};

export const conventionDecider = defineAggregate<Convention>({
  name: 'convention',
  stream: 'convention',
  initial: initialConvention,
  events,
  refusals: conventionRefusals,
  guard: ({ type }, { conventionId }) =>
    type !== 'CreateConvention' && conventionId === null ? refuse('not-found') : null,
  decide,
  evolve,
});
