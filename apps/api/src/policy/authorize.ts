import type { TournamentState } from '#tournament';
import type { Asker } from '../auth/asker.js';
import { forbidden, signInRequired, unknown } from '../http/failure.js';
import type { Standing } from './roles.js';
import type { Grant } from './table.js';

export interface Attempt {
  readonly asker: Asker;
  readonly standing: Standing;
  /** Null for what concerns no event. */
  readonly event: TournamentState | null;
  /** Whether it concerns the asker's own seat or match. */
  readonly own: boolean;
}

/** A draft exists for its staff only. */
export const mayLookOn = (event: TournamentState, standing: Standing): boolean => event.status !== 'draft' || standing.roles.size > 0;

const holds = (grant: Grant, { asker, standing, event, own }: Attempt): boolean => {
  switch (grant) {
    case 'anyone':
      return true;
    case 'account':
      return asker.account !== null;
    case 'self':
      return own;
    case 'onlooker':
      return event !== null && mayLookOn(event, standing);
    default:
      return standing.roles.has(grant);
  }
};

/** No row means no right, whatever the compiler let through. */
export const isGranted = (grants: readonly Grant[] | undefined, attempt: Attempt): boolean => grants?.some((grant) => holds(grant, attempt)) ?? false;

/** Denies by default: a visitor is asked to sign in, others are turned away; of a draft outsiders learn nothing. */
export const authorize = (grants: readonly Grant[] | undefined, attempt: Attempt): void => {
  if (isGranted(grants, attempt)) return;
  const { asker, event, standing } = attempt;
  if (event && !mayLookOn(event, standing)) throw unknown('tournament/not-found');
  throw asker.account === null && asker.seats.length === 0 ? signInRequired() : forbidden();
};
