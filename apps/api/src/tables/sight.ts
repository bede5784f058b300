import { z } from 'zod';
import { commandDefinitions, isGranted, sightOf } from '#application';
import type { Visit } from './visit.js';

/** How somebody sees the games of a match: with both hands or not, and with what delay. */
export interface TableSight {
  readonly bothHands: boolean;
  readonly delaySeconds: number;
}

/** The minimum delay that a viewer requests, in seconds, as a query parameter: at most an hour. */
export const laterBy = z.coerce.number().int().min(0).max(3_600).default(0);

type Onlooker = Pick<Visit, 'tournament' | 'rights' | 'side' | 'asker'>;

/**
 * Whether somebody is a judge at this table. Staff who also play count as players until they take
 * their role's sight on the record.
 */
export const rulesHere = ({ tournament, rights, side, asker }: Onlooker): boolean =>
  side === null &&
  isGranted(commandDefinitions.RuleTable.grants, {
    asker,
    rights: sightOf(tournament, asker, rights),
    tournament,
    own: false,
  });

/**
 * Players of the match and judges see it without delay; casters with both hands if the organizer
 * allows it; everybody else with the tournament's delay. Staff who also play count as players until
 * they take their role's sight on the record. `late`: a minimum delay in seconds, for those who
 * show hands in public.
 */
export const tableSight = (visit: Onlooker, late = 0): TableSight => {
  const sight = ownSight(visit);
  return { ...sight, delaySeconds: Math.max(sight.delaySeconds, late) };
};

const ownSight = (visit: Onlooker): TableSight => {
  const { tournament, rights, side, asker } = visit;
  if (side !== null) return { bothHands: false, delaySeconds: 0 };
  const sight = sightOf(tournament, asker, rights);
  if (tournament.settings.castersSeeHands === true && sight.roles.has('caster'))
    return { bothHands: true, delaySeconds: 0 };
  const late = rulesHere(visit) ? 0 : (tournament.settings.watchDelaySeconds ?? 0);
  return { bothHands: false, delaySeconds: late };
};
