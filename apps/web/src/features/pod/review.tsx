import { useServerNow } from '../../api/server-time.js';
import { inReview, type PodView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { PublicLeaders } from './drafted.js';

/**
 * The text for the wait before the packs of a round are opened; before the first one, players look
 * at the leaders.
 */
export const reviewText = (round: number) =>
  round === 0 ? 'pod.ready.begins' : round === 1 ? 'pod.leaderStep' : 'pod.review';

/** All drafted leaders, shown to everybody between the leader draft and the first pack. */
export const LeadersOpen = ({ view }: { view: PodView }) => {
  const { t } = useText();
  const now = useServerNow();
  return view.status === 'drafting' && view.round === 1 && inReview(view, now) ? (
    <section className="cv-panel" aria-label={t('pod.leaders')}>
      <PublicLeaders view={view} />
    </section>
  ) : null;
};
