import type { Refusal } from '#aggregate';
import type { TournamentState } from '#tournament';
import { forbiddenRefusal, notFoundRefusal, signInRefusal } from '../refusals.js';
import type { Asker } from '../people/asker.js';
import { reaches } from '../people/token-limits.js';
import type { Grant } from './grants.js';
import { sightOf, type Rights } from './roles.js';

export interface Attempt {
  readonly asker: Asker;
  readonly rights: Rights;
  /** Null for what concerns no tournament. */
  readonly tournament: TournamentState | null;
  /** Whether it concerns the asker's own seat or match. */
  readonly own: boolean;
}

/** A draft is visible to its staff only, a private tournament to its staff and its players. */
export const mayLookOn = (tournament: TournamentState, { roles, ownPlayers }: Rights): boolean =>
  roles.size > 0 ||
  (tournament.status !== 'draft' &&
    (tournament.information?.visibility !== 'private' || ownPlayers.size > 0));

/**
 * The refusal for somebody who may not look on: a draft seems not to exist; of a private tournament
 * they learn that it is private.
 */
export const hiddenRefusal = (tournament: TournamentState): Refusal =>
  tournament.status === 'draft'
    ? notFoundRefusal('tournament/not-found')
    : forbiddenRefusal('tournament/private-event');

const holds = (grant: Grant, { asker, rights, tournament, own }: Attempt): boolean => {
  switch (grant) {
    case 'anyone':
      return true;
    case 'account':
      return asker.account !== null;
    case 'self':
      return own;
    case 'onlooker':
      return tournament !== null && mayLookOn(tournament, rights);
    default:
      return rights.roles.has(grant);
  }
};

/** Whether the asker's token, if any, covers this tournament. */
export const isWithinToken = ({ token }: Asker, tournament: TournamentState | null): boolean =>
  token === undefined || reaches(token, tournament?.eventId ?? null);

/**
 * Without a row of grants there is no right, whatever the compiler accepted. A token never grants
 * anything: it only narrows what its account may do.
 */
export const isGranted = (grants: readonly Grant[] | undefined, attempt: Attempt): boolean =>
  isWithinToken(attempt.asker, attempt.tournament) &&
  (grants?.some((grant) => holds(grant, attempt)) ?? false);

export const otherEventRefusal = (): Refusal => forbiddenRefusal('token/other-event');

/**
 * The rights by which the asker sees what must stay hidden from players. Staff who also play are
 * told why they see nothing: they can take the sight of their role themselves.
 */
export const authorizeSight = (
  grants: readonly Grant[] | undefined,
  attempt: Attempt & { readonly tournament: TournamentState },
): Rights | Refusal => {
  const { asker, tournament, rights } = attempt;
  const sight = sightOf(tournament, asker, rights);
  if (isGranted(grants, { ...attempt, rights: sight })) return sight;
  return isGranted(grants, attempt)
    ? forbiddenRefusal('policy/seated-staff', { eventId: tournament.eventId })
    : denial(attempt);
};

/**
 * Null if the asker has the right. Denies by default: a visitor is asked to sign in, others are
 * refused; outsiders do not learn that a draft exists.
 */
export const authorize = (grants: readonly Grant[] | undefined, attempt: Attempt): Refusal | null =>
  isGranted(grants, attempt) ? null : denial(attempt);

const denial = ({ asker, tournament, rights }: Attempt): Refusal => {
  if (tournament && !mayLookOn(tournament, rights)) return hiddenRefusal(tournament);
  if (!isWithinToken(asker, tournament)) return otherEventRefusal();
  return asker.account === null && asker.seats.length === 0 ? signInRefusal() : forbiddenRefusal();
};
