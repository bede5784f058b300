import type { Translate } from '../../i18n/index.js';

/** What a round of a draft is called: the leaders, then the packs by their number. */
export const roundName = (t: Translate, round: number): string =>
  round <= 0 ? t('pod.round.leaders') : t('pod.round.pack', { round });
