import { isGranted, sightOf } from '#application';
import { commandPolicy } from '../policy/table.js';
import type { Visit } from './visit.js';

/** How somebody sees the games of a match: with both hands, and how many seconds late. */
export interface TableSight {
  readonly bothHands: boolean;
  readonly delaySeconds: number;
}

/**
 * Players of the match and judges see it as it is; casters with both hands where the organizer says so; everybody else with the event's delay.
 * Staff who play in the event are players here until they take their role's sight on the record.
 */
export const tableSight = ({ event, rights, side, asker }: Omit<Visit, 'followed'>): TableSight => {
  if (side !== null) return { bothHands: false, delaySeconds: 0 };
  const sight = sightOf(event, asker, rights);
  if (event.settings.castersSeeHands === true && sight.roles.has('caster'))
    return { bothHands: true, delaySeconds: 0 };
  const judges = isGranted(commandPolicy.RuleTable, {
    asker,
    rights: sight,
    event,
    own: false,
  });
  return { bothHands: false, delaySeconds: judges ? 0 : (event.settings.watchDelaySeconds ?? 0) };
};
