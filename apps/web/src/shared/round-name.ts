import type { EventView } from '#contracts';
import { useText } from '../i18n/index.js';

/** "Round 3", "Semifinals": a round's name as players call it. */
export const useRoundName = (event: Pick<EventView, 'phases'>) => {
  const { t } = useText();
  return ({ phase, round }: { phase: number; round: number }): string => {
    const of = event.phases[phase];
    if (of?.kind !== 'elimination') return t('common.swissRound', { round });
    const size = of.size / 2 ** (round - 1);
    if (size <= 2) return t('common.cutRound.final');
    if (size === 4) return t('common.cutRound.semi');
    return size === 8 ? t('common.cutRound.quarter') : t('common.cutRound.of', { size });
  };
};

/** The round that is on: the last one created. */
export const currentRound = (event: Pick<EventView, 'rounds'>) => event.rounds.at(-1) ?? null;
