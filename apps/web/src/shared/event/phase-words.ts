import type { EventView } from '#contracts';
import { useText, type Translate } from '../../i18n/index.js';

/** The phases in words: "4 Swiss rounds, then top 8". */
export const phaseWords = (t: Translate, phases: EventView['phases']): string =>
  phases
    .map((phase) =>
      phase.kind === 'swiss'
        ? t('common.swissRounds', { count: phase.rounds })
        : t('common.thenTop', { size: phase.size }),
    )
    .join(', ');

export const usePhaseWords = (): ((phases: EventView['phases']) => string) => {
  const { t } = useText();
  return (phases) => phaseWords(t, phases);
};
