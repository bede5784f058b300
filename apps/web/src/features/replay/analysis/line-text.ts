import type { ReplayFile } from '#contracts';
import type { Translate } from '../../../i18n/index.js';
import type { BetterStep } from '#swu-analysis';

type Faces = ReplayFile['faces'];

const optionText = (
  { options, cards }: BetterStep,
  index: number,
  { t, faces }: { readonly t: Translate; readonly faces: Faces },
): string => {
  const option = options[index];
  const card = faces[cards[index] ?? '']?.name;
  switch (option?.o) {
    case 'play':
    case 'attack':
    case 'use':
      return card === undefined
        ? t('replay.analysis.step.other')
        : t(`replay.analysis.step.${option.o}`, { card });
    case 'card':
    case 'trigger':
      return card ?? t('replay.analysis.step.other');
    case 'pass':
    case 'yes':
    case 'no':
      return t(`replay.analysis.step.${option.o}`);
    case 'take-initiative':
      return t('replay.analysis.step.initiative');
    case 'number':
      return String(option.n);
    default:
      return t('replay.analysis.step.other');
  }
};

/** A better line, answer by answer. */
export const lineText = (steps: readonly BetterStep[], t: Translate, faces: Faces): string =>
  steps
    .map((step) =>
      step.options.length === 0
        ? t('replay.analysis.step.none')
        : step.options.map((_, index) => optionText(step, index, { t, faces })).join(' + '),
    )
    .join(' → ');
