import type { EventView } from '#contracts';
import { currentRound } from '../../shared/event/round-name.js';

type Facts = Pick<EventView, 'nextRound' | 'phases' | 'rounds'>;

/**
 * What a player waits for once their result is settled: `next`: the next table; `cut`: whether they
 * reach the top cut, which the standings decide if points do not (`chance`); `last`: the end of the
 * event, also for players who are out of the cut.
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
