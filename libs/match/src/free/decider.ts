import { hasExpired } from '../open-table.js';
import type { Reporter } from '../place.js';
import {
  freeMatchEvent,
  type FreeFormat,
  type FreeMatchEvent,
  type FreeMatchEvents,
  type FreePlayer,
} from './events.js';

const prefix = 'free-';

/** What stands in the place of the tournament in a match that belongs to none. */
export const freeMatchEventId = (matchId: string): string => `${prefix}${matchId}`;

/** Whether a match of that id and that place belongs to no tournament. */
export const isFreeMatch = (matchId: string, eventId: string | undefined): boolean =>
  eventId === freeMatchEventId(matchId);

export interface FreeMatchState {
  readonly matchId: string;
  readonly seatsOf: string;
  readonly status: 'none' | 'open' | 'joined' | 'cancelled';
  readonly format: FreeFormat;
  readonly bestOf: 1 | 3;
  readonly listed: boolean;
  readonly openedAt: string;
  readonly openUntil: string;
  readonly host: FreePlayer | null;
  readonly guest: FreePlayer | null;
  /** Who would play again, and the match that came of it. */
  readonly rematch: { readonly by: Reporter; readonly next: string | null } | null;
}

/** `at` is the server's time (ISO 8601). */
interface FreeMatchCommands {
  OpenFreeMatch: Omit<FreeMatchEvents['FreeMatchOpened'], 'eventId'>;
  JoinFreeMatch: { readonly guest: FreePlayer; readonly at: string };
  CancelFreeMatch: Readonly<Record<never, never>>;
  /** Offers another match, or accepts the other player's offer; `over`: whether the last game has been played. */
  OfferRematch: { readonly by: Reporter; readonly next: string; readonly over: boolean };
}
export type FreeMatchCommand = {
  [T in keyof FreeMatchCommands]: { readonly type: T; readonly data: FreeMatchCommands[T] };
}[keyof FreeMatchCommands];

export type FreeMatchRefusal =
  | 'not-found'
  | 'already-open'
  | 'cancelled'
  | 'expired'
  | 'full'
  | 'own-match'
  | 'not-over'
  | 'rematch-asked'
  | 'rematch-accepted';

interface FreeMatchRefused {
  readonly kind: 'refused';
  readonly code: `free-match/${FreeMatchRefusal}`;
  readonly data: Readonly<Record<string, never>>;
}

const refuse = (reason: FreeMatchRefusal): FreeMatchRefused => ({
  kind: 'refused',
  code: `free-match/${reason}`,
  data: {},
});

const initialState: FreeMatchState = {
  matchId: '',
  seatsOf: '',
  status: 'none',
  format: 'premier',
  bestOf: 1,
  listed: false,
  openedAt: '',
  openUntil: '',
  host: null,
  guest: null,
  rematch: null,
};

type Decision = readonly FreeMatchEvent[] | FreeMatchRefused;

const join = (
  { guest, at }: FreeMatchCommands['JoinFreeMatch'],
  state: FreeMatchState,
  place: { readonly eventId: string; readonly matchId: string },
): Decision => {
  if (state.status === 'cancelled') return refuse('cancelled');
  if (state.host?.playerId === guest.playerId) return refuse('own-match');
  if (state.status === 'joined') return refuse('full');
  if (hasExpired(state, at)) return refuse('expired');
  return [freeMatchEvent('FreeMatchJoined', { ...place, guest })];
};

const cancel = (
  state: FreeMatchState,
  place: { readonly eventId: string; readonly matchId: string },
): Decision => {
  if (state.status === 'cancelled') return refuse('cancelled');
  if (state.status === 'joined') return refuse('full');
  return [freeMatchEvent('FreeMatchCancelled', place)];
};

const rematch = (
  { by, next, over }: FreeMatchCommands['OfferRematch'],
  { status, rematch: asked }: FreeMatchState,
  place: { readonly eventId: string; readonly matchId: string },
): Decision => {
  if (status !== 'joined' || !over) return refuse('not-over');
  if (asked === null) return [freeMatchEvent('RematchOffered', { ...place, by })];
  if (asked.next !== null) return refuse('rematch-accepted');
  if (asked.by === by) return refuse('rematch-asked');
  return [freeMatchEvent('RematchAccepted', { ...place, next })];
};

/** Answers a command with the facts it makes, or with the reason why not. Pure. */
const decide = (command: FreeMatchCommand, state: FreeMatchState): Decision => {
  if (command.type === 'OpenFreeMatch') {
    if (state.status !== 'none') return refuse('already-open');
    const { matchId } = command.data;
    return [
      freeMatchEvent('FreeMatchOpened', { eventId: freeMatchEventId(matchId), ...command.data }),
    ];
  }
  if (state.status === 'none') return refuse('not-found');
  const { matchId } = state;
  const place = { eventId: freeMatchEventId(matchId), matchId };
  switch (command.type) {
    case 'JoinFreeMatch':
      return join(command.data, state, place);
    case 'CancelFreeMatch':
      return cancel(state, place);
    case 'OfferRematch':
      return rematch(command.data, state, place);
  }
};

const evolve = (state: FreeMatchState, event: FreeMatchEvent): FreeMatchState => {
  switch (event.type) {
    case 'FreeMatchOpened': {
      const { eventId: _eventId, ...opened } = event.data;
      return { ...initialState, ...opened, status: 'open' };
    }
    case 'FreeMatchJoined':
      return { ...state, status: 'joined', guest: event.data.guest };
    case 'FreeMatchCancelled':
      return { ...state, status: 'cancelled' };
    case 'RematchOffered':
      return { ...state, rematch: { by: event.data.by, next: null } };
    case 'RematchAccepted':
      return { ...state, rematch: state.rematch && { ...state.rematch, next: event.data.next } };
    default:
      return state;
  }
};

/** How two people find each other for a match of no tournament: stream `free-match-<id>`. */
export const freeMatchDecider = { initialState, decide, evolve };
