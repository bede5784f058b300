import {
  type CommandOf,
  defineAggregate,
  defineEvents,
  defineRefusals,
  type Folds,
  type Handlers,
  type Language,
} from '#aggregate';
import type { SeasonRules } from './season-table.js';

export interface SeasonDetails {
  readonly name: string;
  readonly rules: SeasonRules;
}

/**
 * Events of the stream `season-<id>`. A season refers to the events that count; they know nothing
 * of the season.
 */
export interface SeasonEvents {
  SeasonCreated: SeasonDetails & {
    readonly seasonId: string;
    readonly owner: string;
    readonly ownerName: string;
  };
  SeasonChanged: SeasonDetails;
  EventAddedToSeason: { readonly eventId: string };
  EventRemovedFromSeason: { readonly eventId: string };
  /** A player declines the invitation: it goes on to the next. */
  SeasonInvitationDeclined: { readonly person: string };
  SeasonInvitationRestored: { readonly person: string };
}

export interface SeasonCommands {
  CreateSeason: SeasonEvents['SeasonCreated'];
  ChangeSeason: SeasonDetails;
  AddEventToSeason: { readonly eventId: string };
  RemoveEventFromSeason: { readonly eventId: string };
  DeclineSeasonInvitation: { readonly person: string; readonly declined: boolean };
}

export interface SeasonState extends SeasonDetails {
  readonly seasonId: string | null;
  readonly owner: string;
  readonly events: ReadonlySet<string>;
  readonly declined: ReadonlySet<string>;
}

const initial: SeasonState = {
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

/** The language of the season aggregate. */
export interface Season extends Language {
  readonly commands: SeasonCommands;
  readonly events: SeasonEvents;
  readonly state: SeasonState;
  readonly context: { readonly actor: string; readonly at: string };
}
export type SeasonCommand = CommandOf<Season>;

export const seasonRefusals = defineRefusals('season', {
  'not-found': ['not-found'],
  conflict: [
    'already-exists',
    'event-counted',
    'event-not-counted',
    'decline-unchanged',
    'points-rise',
  ],
});
const { refuse } = seasonRefusals;
const events = defineEvents<SeasonEvents>();
const { event } = events;

/** Whether a later place is worth more than an earlier one, which is never allowed. */
const rising = ({ placePoints }: SeasonRules): boolean =>
  placePoints.some((points, index) => points > (placePoints[index - 1] ?? Infinity));

const decide: Handlers<Season> = {
  CreateSeason: (data, state) => {
    if (state.seasonId !== null) return refuse('already-exists');
    return rising(data.rules) ? refuse('points-rise') : [event('SeasonCreated', data)];
  },
  ChangeSeason: (data) =>
    rising(data.rules) ? refuse('points-rise') : [event('SeasonChanged', data)],
  AddEventToSeason: ({ eventId }, { events }) =>
    events.has(eventId) ? refuse('event-counted') : [event('EventAddedToSeason', { eventId })],
  RemoveEventFromSeason: ({ eventId }, { events }) =>
    events.has(eventId)
      ? [event('EventRemovedFromSeason', { eventId })]
      : refuse('event-not-counted'),
  DeclineSeasonInvitation: ({ person, declined }, state) => {
    if (state.declined.has(person) === declined) return refuse('decline-unchanged');
    return [event(declined ? 'SeasonInvitationDeclined' : 'SeasonInvitationRestored', { person })];
  },
};

const without = (set: ReadonlySet<string>, item: string): ReadonlySet<string> =>
  new Set([...set].filter((each) => each !== item));

const evolve: Folds<Season> = {
  SeasonCreated: (state, data) => ({ ...state, ...data }),
  SeasonChanged: (state, data) => ({ ...state, ...data }),
  EventAddedToSeason: (state, { eventId }) => ({
    ...state,
    events: new Set(state.events).add(eventId),
  }),
  EventRemovedFromSeason: (state, { eventId }) => ({
    ...state,
    events: without(state.events, eventId),
  }),
  SeasonInvitationDeclined: (state, { person }) => ({
    ...state,
    declined: new Set(state.declined).add(person),
  }),
  SeasonInvitationRestored: (state, { person }) => ({
    ...state,
    declined: without(state.declined, person),
  }),
};

export const seasonDecider = defineAggregate<Season>({
  name: 'season',
  stream: 'season',
  initial,
  events,
  refusals: seasonRefusals,
  guard: ({ type }, { seasonId }) =>
    type !== 'CreateSeason' && seasonId === null ? refuse('not-found') : null,
  decide,
  evolve,
});
