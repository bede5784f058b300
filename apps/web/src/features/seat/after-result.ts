import type { EventView } from '#contracts';
import { currentRound } from '../../shared/event/round-name.js';

type Facts = Pick<EventView, 'nextRound' | 'phases' | 'rounds'>;

/**
 * What a player waits for once the result of their table is settled: the next table, a place in the top cut
 * that only the standings decide, or the end of the event, which whoever is out of the cut waits for too.
 */
export const afterResult = (
  { nextRound, phases, rounds }: Facts,
  outcome: 'won' | 'lost' | 'drawn',
): 'next' | 'cut' | 'last' => {
  const now = currentRound({ rounds })?.phase ?? 0;
  const isCut = (phase: number): boolean => phases[phase]?.kind === 'elimination';
  if (nextRound === null || (isCut(now) && outcome === 'lost')) return 'last';
  return isCut(nextRound.phase) && !isCut(now) ? 'cut' : 'next';
};
