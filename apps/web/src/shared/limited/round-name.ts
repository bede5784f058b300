import type { Translate } from '../../i18n/index.js';

/** The name of a round of a draft: the leaders, then the packs by number. */
export const roundName = (t: Translate, round: number): string =>
  round <= 0 ? t('pod.round.leaders') : t('pod.round.pack', { round });
