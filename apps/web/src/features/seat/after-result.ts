import type { EventView } from '#contracts';
import { currentRound } from '../../shared/event/round-name.js';

type Facts = Pick<EventView, 'nextRound' | 'phases' | 'rounds'>;

/**
 * What a player waits for once the result of their table is settled: the next table, a place in the top cut
 * that the standings decide where points do not (`chance`), or the end of the event, which whoever is
 * out of the cut waits for too.
 */
export const afterResult = (
  { nextRound, phases, rounds }: Facts,
  outcome: 'won' | 'lost' | 'drawn',
  chance: 'certain' | 'open' | 'gone' = 'open',
): 'next' | 'cut' | 'last' => {
  const now = currentRound({ rounds })?.phase ?? 0;
  const isCut = (phase: number): boolean => phases[phase]?.kind === 'elimination';
  if (nextRound === null || (isCut(now) && outcome === 'lost')) return 'last';
  if (!isCut(nextRound.phase) || isCut(now)) return 'next';
  return ({ certain: 'next', open: 'cut', gone: 'last' } as const)[chance];
};
