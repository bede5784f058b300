import { useServerNow } from '../../api/server-time.js';
import { inReview, type PodView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { PublicLeaders } from './drafted.js';

/**
 * What everybody waits for before the packs of a round are opened: leaders are looked at before the first.
 */
export const reviewText = (round: number) =>
  round === 0 ? 'pod.ready.begins' : round === 1 ? 'pod.leaderStep' : 'pod.review';

/** Between the leaders and the first pack everybody has the leaders of all before them. */
export const LeadersOpen = ({ view }: { view: PodView }) => {
  const { t } = useText();
  const now = useServerNow();
  return view.status === 'drafting' && view.round === 1 && inReview(view, now) ? (
    <section className="cv-panel" aria-label={t('pod.leaders')}>
      <PublicLeaders view={view} />
    </section>
  ) : null;
};
