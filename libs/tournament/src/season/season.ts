import type { SeasonRules } from './season-table.js';

export interface SeasonDetails {
  readonly name: string;
  readonly rules: SeasonRules;
}

/** Facts of the stream `season-<id>`. Which events count is a link: they know nothing of the season. */
export interface SeasonEvents {
  SeasonCreated: SeasonDetails & {
    readonly seasonId: string;
    readonly owner: string;
    readonly ownerName: string;
  };
  SeasonChanged: SeasonDetails;
  EventAddedToSeason: { readonly eventId: string };
  EventRemovedFromSeason: { readonly eventId: string };
  /** Somebody does not take the invitation: it goes on to the next. */
  SeasonInvitationDeclined: { readonly person: string };
  SeasonInvitationRestored: { readonly person: string };
}

type SeasonEventType = keyof SeasonEvents;
type SeasonEventFact<T extends SeasonEventType = SeasonEventType> = {
  [K in T]: {
    readonly type: K;
    readonly schemaVersion: 1;
    readonly data: SeasonEvents[K];
  };
}[T];

export interface SeasonCommands {
  CreateSeason: SeasonEvents['SeasonCreated'];
  ChangeSeason: SeasonDetails;
  AddEventToSeason: { readonly eventId: string };
  RemoveEventFromSeason: { readonly eventId: string };
  DeclineSeasonInvitation: { readonly person: string; readonly declined: boolean };
}

export type SeasonCommand<T extends keyof SeasonCommands = keyof SeasonCommands> = {
  [K in T]: {
    readonly type: K;
    readonly data: SeasonCommands[K];
    readonly actor: string;
    readonly at: string;
  };
}[T];

export interface SeasonState extends SeasonDetails {
  readonly seasonId: string | null;
  readonly owner: string;
  readonly events: ReadonlySet<string>;
  readonly declined: ReadonlySet<string>;
}

const initialState: SeasonState = {
  seasonId: null,
  owner: '',
  name: '',
  rules: {
    placePoints: [],
    attendance: 0,
    best: null,
    invitedPerEvent: 0,
    invitedFromTable: 0,
    passDown: true,
  },
  events: new Set(),
  declined: new Set(),
};

export type SeasonRefusal =
  | 'already-exists'
  | 'not-found'
  | 'event-counted'
  | 'event-not-counted'
  | 'decline-unchanged'
  | 'points-rise';

interface SeasonRefused {
  readonly kind: 'refused';
  readonly code: `season/${SeasonRefusal}`;
  readonly data: Readonly<Record<string, string>>;
}

type Decision = readonly SeasonEventFact[] | SeasonRefused;
const refuse = (code: SeasonRefusal): SeasonRefused => ({
  kind: 'refused',
  code: `season/${code}`,
  data: {},
});
const fact = <T extends SeasonEventType>(
  type: T,
  data: SeasonEvents[T],
): readonly SeasonEventFact<T>[] => [{ type, schemaVersion: 1, data }];

/** A later place is never worth more than an earlier one. */
const rising = ({ placePoints }: SeasonRules): boolean =>
  placePoints.some((points, index) => points > (placePoints[index - 1] ?? Infinity));

const rules: {
  readonly [T in keyof SeasonCommands]: (data: SeasonCommands[T], state: SeasonState) => Decision;
} = {
  CreateSeason: (data, state) => {
    if (state.seasonId !== null) return refuse('already-exists');
    return rising(data.rules) ? refuse('points-rise') : fact('SeasonCreated', data);
  },
  ChangeSeason: (data) =>
    rising(data.rules) ? refuse('points-rise') : fact('SeasonChanged', data),
  AddEventToSeason: ({ eventId }, { events }) =>
    events.has(eventId) ? refuse('event-counted') : fact('EventAddedToSeason', { eventId }),
  RemoveEventFromSeason: ({ eventId }, { events }) =>
    events.has(eventId) ? fact('EventRemovedFromSeason', { eventId }) : refuse('event-not-counted'),
  DeclineSeasonInvitation: ({ person, declined }, state) => {
    if (state.declined.has(person) === declined) return refuse('decline-unchanged');
    return fact(declined ? 'SeasonInvitationDeclined' : 'SeasonInvitationRestored', { person });
  },
};

const decide = <T extends keyof SeasonCommands>(
  { type, data }: SeasonCommand<T>,
  state: SeasonState,
): Decision =>
  type !== 'CreateSeason' && state.seasonId === null
    ? refuse('not-found')
    : rules[type](data, state);

const without = (set: ReadonlySet<string>, item: string): ReadonlySet<string> =>
  new Set([...set].filter((each) => each !== item));

const evolve = (state: SeasonState, { type, data }: SeasonEventFact): SeasonState => {
  switch (type) {
    case 'SeasonCreated':
      return { ...state, ...data };
    case 'SeasonChanged':
      return { ...state, ...data };
    case 'EventAddedToSeason':
      return { ...state, events: new Set(state.events).add(data.eventId) };
    case 'EventRemovedFromSeason':
      return { ...state, events: without(state.events, data.eventId) };
    case 'SeasonInvitationDeclined':
      return { ...state, declined: new Set(state.declined).add(data.person) };
    case 'SeasonInvitationRestored':
      return { ...state, declined: without(state.declined, data.person) };
    default:
      return state;
  }
};

/** The season aggregate: stream `season-<id>`. */
export const seasonDecider = { initialState, decide, evolve };
