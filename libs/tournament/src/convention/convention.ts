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

/** Facts of the stream `convention-<id>`. Its tournaments have logs of their own and name it in their first fact. */
export interface ConventionEvents {
  ConventionCreated: ConventionDetails & {
    readonly conventionId: string;
    readonly owner: string;
    readonly ownerName: string;
  };
  ConventionChanged: ConventionDetails;
  /** Somebody enters a stage past the one before it, with these match points. */
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

export type ConventionEventType = keyof ConventionEvents;
type ConventionEvent<T extends ConventionEventType = ConventionEventType> = {
  [K in T]: {
    readonly type: K;
    readonly schemaVersion: 1;
    readonly data: ConventionEvents[K];
  };
}[T];

export interface ConventionCommands {
  CreateConvention: ConventionEvents['ConventionCreated'];
  ChangeConvention: ConventionDetails & {
    /** Stages whose tournament exists. */ readonly opened: readonly string[];
  };
  InviteToStage: ConventionEvents['PlayerInvited'];
  WithdrawInvitation: { readonly invitationId: string };
}

export type ConventionCommand<T extends keyof ConventionCommands = keyof ConventionCommands> = {
  [K in T]: {
    readonly type: K;
    readonly data: ConventionCommands[K];
    readonly actor: string;
    readonly at: string;
    /** The games that the server has. */
    readonly games: GameCatalogue;
  };
}[T];

export type Invitation = ConventionEvents['PlayerInvited'];

export interface ConventionState extends ConventionDetails {
  readonly conventionId: string | null;
  readonly owner: string;
  /** Those that stand, by id. */
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

export type ConventionRefusal =
  'already-exists' | 'not-found' | 'stage-unknown' | 'stage-opened' | 'plan-wrong' | 'invited';

interface ConventionRefused {
  readonly kind: 'refused';
  readonly code: `convention/${ConventionRefusal}` | 'convention/invitation-unknown';
  readonly data: Readonly<Record<string, string | number>>;
}

type Decision = readonly ConventionEvent[] | ConventionRefused;

const refuse = (
  code: ConventionRefusal | 'invitation-unknown',
  data: ConventionRefused['data'] = {},
): ConventionRefused => ({ kind: 'refused', code: `convention/${code}`, data });

const fact = <T extends ConventionEventType>(
  type: T,
  data: ConventionEvents[T],
): readonly ConventionEvent<T>[] => [{ type, schemaVersion: 1, data }];

/** Faults that no organizer can mean; warnings are shown and let through. */
const wrong = (games: GameCatalogue, plan: ConventionPlan): ConventionRefused | null => {
  const problem = checkPlan(games, plan).problems.find(({ severity }) => severity === 'error');
  return problem ? refuse('plan-wrong', { stage: problem.stageId, problem: problem.code }) : null;
};

const rules: {
  readonly [T in keyof ConventionCommands]: (
    data: ConventionCommands[T],
    state: ConventionState,
    games: GameCatalogue,
  ) => Decision;
} = {
  CreateConvention: (data, state, games) =>
    state.conventionId === null
      ? (wrong(games, data.plan) ?? fact('ConventionCreated', data))
      : refuse('already-exists'),
  ChangeConvention: ({ opened, ...details }, state, games) => {
    const lost = opened.find((stageId) => stageOf(details, stageId) === null);
    if (lost !== undefined && stageOf(state, lost) !== null)
      return refuse('stage-opened', { stage: lost });
    return wrong(games, details.plan) ?? fact('ConventionChanged', details);
  },
  InviteToStage: (data, state) => {
    if (stageOf(state, data.stageId) === null) return refuse('stage-unknown');
    const twice = [...state.invitations.values()].some(
      (each) =>
        each.stageId === data.stageId &&
        (each.name === data.name || (each.account !== null && each.account === data.account)),
    );
    return twice ? refuse('invited', { name: data.name }) : fact('PlayerInvited', data);
  },
  WithdrawInvitation: ({ invitationId }, state) =>
    state.invitations.has(invitationId)
      ? fact('InvitationWithdrawn', { invitationId })
      : refuse('invitation-unknown'),
};

const decide = <T extends keyof ConventionCommands>(
  { type, data, games }: ConventionCommand<T>,
  state: ConventionState,
): Decision =>
  type !== 'CreateConvention' && state.conventionId === null
    ? refuse('not-found')
    : rules[type](data, state, games);

const evolve = (state: ConventionState, { type, data }: ConventionEvent): ConventionState => {
  switch (type) {
    case 'ConventionCreated':
      return { ...state, ...data };
    case 'ConventionChanged':
      return { ...state, ...data };
    case 'PlayerInvited':
      return { ...state, invitations: new Map(state.invitations).set(data.invitationId, data) };
    case 'InvitationWithdrawn':
      return {
        ...state,
        invitations: new Map([...state.invitations].filter(([id]) => id !== data.invitationId)),
      };
    default:
      return state;
  }
};

/** The convention aggregate: stream `convention-<id>`. */
export const conventionDecider = { initialState: initialConvention, decide, evolve };
