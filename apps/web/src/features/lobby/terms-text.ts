import type { ThinkingTime } from '#contracts';
import type { Translate } from '../../i18n/index.js';

/** The thinking time in a few words; empty if there is no limit. */
const thinkingText = (t: Translate, time: ThinkingTime | undefined): readonly string[] => {
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

interface Told {
  readonly thinkingTime?: ThinkingTime | undefined;
  readonly onlookers?: true | undefined;
}

/** The conditions that a joining player accepts, in a few words each. */
export const termsText = (t: Translate, { thinkingTime, onlookers }: Told): readonly string[] => [
  ...thinkingText(t, thinkingTime),
  ...(onlookers ? [t('lobby.watchedBrief')] : []),
];
