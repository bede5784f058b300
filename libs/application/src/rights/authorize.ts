import type { TournamentState } from '#tournament';
import {
  forbiddenFailure,
  type RequestFailure,
  signInRequired,
  notFoundFailure,
} from '../failure/request-failure.js';
import type { Asker } from '../people/asker.js';
import { reaches } from '../people/token-limits.js';
import type { Grant } from './grants.js';
import { sightOf, type Rights } from './roles.js';

export interface Attempt {
  readonly asker: Asker;
  readonly rights: Rights;
  /** Null for what concerns no event. */
  readonly event: TournamentState | null;
  /** Whether it concerns the asker's own seat or match. */
  readonly own: boolean;
}

/** A draft exists for its staff only, a private event for its staff and its players. */
export const mayLookOn = (event: TournamentState, { roles, ownPlayers }: Rights): boolean =>
  roles.size > 0 ||
  (event.status !== 'draft' &&
    (event.information?.visibility !== 'private' || ownPlayers.size > 0));

/** What somebody is told who may not look on: of a draft nothing, of a private event that a seat opens it. */
export const hiddenFailure = (event: TournamentState): RequestFailure =>
  event.status === 'draft'
    ? notFoundFailure('tournament/not-found')
    : forbiddenFailure('tournament/private-event');

const holds = (grant: Grant, { asker, rights, event, own }: Attempt): boolean => {
  switch (grant) {
    case 'anyone':
      return true;
    case 'account':
      return asker.account !== null;
    case 'self':
      return own;
    case 'onlooker':
      return event !== null && mayLookOn(event, rights);
    default:
      return rights.roles.has(grant);
  }
};

/** Whether the asker's token, if they show one, reaches what they ask for. */
export const isWithinToken = ({ token }: Asker, event: TournamentState | null): boolean =>
  token === undefined || reaches(token, event?.eventId ?? null);

/** No row means no right, whatever the compiler let through. A token never grants: it only narrows what its account may. */
export const isGranted = (grants: readonly Grant[] | undefined, attempt: Attempt): boolean =>
  isWithinToken(attempt.asker, attempt.event) &&
  (grants?.some((grant) => holds(grant, attempt)) ?? false);

export const otherEvent = (): RequestFailure => forbiddenFailure('token/other-event');

/**
 * As `authorize`, for what must stay hidden from those who play. Staff with a seat are told what keeps them out: the step that lets them
 * see is theirs to take.
 */
export const authorizeSight = (
  grants: readonly Grant[] | undefined,
  attempt: Attempt & { readonly event: TournamentState },
): Rights => {
  const { asker, event, rights } = attempt;
  const sight = sightOf(event, asker, rights);
  if (isGranted(grants, { ...attempt, rights: sight })) return sight;
  if (isGranted(grants, attempt))
    throw forbiddenFailure('policy/seated-staff', { eventId: event.eventId });
  authorize(grants, attempt);
  return sight;
};

/** Denies by default: a visitor is asked to sign in, others are turned away; of a draft outsiders learn nothing. */
export const authorize = (grants: readonly Grant[] | undefined, attempt: Attempt): void => {
  if (isGranted(grants, attempt)) return;
  const { asker, event, rights } = attempt;
  if (event && !mayLookOn(event, rights)) throw hiddenFailure(event);
  if (!isWithinToken(asker, event)) throw otherEvent();
  throw asker.account === null && asker.seats.length === 0 ? signInRequired() : forbiddenFailure();
};
