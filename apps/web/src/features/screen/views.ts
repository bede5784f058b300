import type { EventView } from '#contracts';
import { isPublished } from '../../shared/event/published-rounds.js';

export type ScreenView =
  | 'welcome'
  | 'pods'
  | 'building'
  | 'pairings'
  | 'tables'
  | 'clock'
  | 'standings'
  | 'bracket'
  | 'champion';

/**
 * The views that alternate in the event's present state. Pairings come first as long as people
 * search for their tables.
 */
export const viewsFor = ({
  status,
  rounds,
  phases,
  champion,
}: Pick<EventView, 'status' | 'rounds' | 'phases' | 'champion'>): readonly ScreenView[] => {
  if (status === 'finished')
    return champion === null
      ? ['standings']
      : [
          'champion',
          'standings',
          ...(phases.some((phase) => phase.kind === 'elimination') ? (['bracket'] as const) : []),
        ];
  const shown = rounds.filter(isPublished);
  const round = shown.at(-1);
  if (status !== 'running' || round === undefined) return ['welcome'];
  const eliminates = phases[round.phase]?.kind === 'elimination';
  if (round.state === 'completed') return eliminates ? ['bracket'] : ['standings'];
  if (eliminates) return ['bracket', 'tables', 'clock'];
  if (round.state === 'paired') return ['pairings'];
  return round.round > 1 || shown.length > 1
    ? ['pairings', 'clock', 'standings']
    : ['pairings', 'clock', 'tables'];
};
