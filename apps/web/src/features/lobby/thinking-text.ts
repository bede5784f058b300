import type { ThinkingTime } from '#contracts';
import type { Translate } from '../../i18n/index.js';

/** How long players may think, in a few words; nothing where nobody counts it. */
export const thinkingText = (t: Translate, time: ThinkingTime | undefined): readonly string[] => {
  if (time === undefined) return [];
  const { reserve, perMove: seconds } = time;
  const minutes = Math.round(reserve / 60);
  if (seconds === 0) return [t('thinking.brief.reserve', { minutes })];
  return [
    reserve === 0
      ? t('thinking.brief.perMove', { seconds })
      : t('thinking.brief.both', { minutes, seconds }),
  ];
};
