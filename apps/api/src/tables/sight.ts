import { z } from 'zod';
import { commandDefinitions, isGranted, sightOf } from '#application';
import type { Visit } from './visit.js';

/** How somebody sees the games of a match: with both hands, and how many seconds late. */
export interface TableSight {
  readonly bothHands: boolean;
  readonly delaySeconds: number;
}

/** How many seconds late somebody wishes to see games at least, as an address says it: an hour at most. */
export const laterBy = z.coerce.number().int().min(0).max(3_600).default(0);

type Onlooker = Pick<Visit, 'tournament' | 'rights' | 'side' | 'asker'>;

/**
 * Whether somebody rules at this table. Staff who play in the event
 * are players here until they take their role's sight on the record.
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
 * Players of the match and judges see it as it is; casters with both hands where
 * the organizer says so; everybody else with the event's delay. Staff who play in
 * the event are players here until they take their role's sight on the record. `late`: so many
 * seconds late at least, as who shows hands to the public wishes.
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
