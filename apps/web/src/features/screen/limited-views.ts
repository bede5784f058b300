import type { EventView, PodsView } from '#contracts';
import { currentPods, isLimited } from '../../shared/limited/limited.js';

type EventFacts = Pick<EventView, 'format' | 'status' | 'rounds'>;

/**
 * The views of the wall between the rounds of Sealed and Draft; null during an ordinary round, or
 * while nothing has been opened.
 */
export const limitedViews = (
  { format, status, rounds }: EventFacts,
  pods: PodsView | null,
  now: number,
): readonly ('pods' | 'building')[] | null => {
  if (!isLimited(format) || status !== 'running' || pods === null) return null;
  if (rounds.length > 0 && rounds.at(-1)?.state !== 'completed') return null;
  const seated = currentPods(pods);
  if (seated.some(({ status: of }) => of !== 'completed')) return ['pods'];
  const endsAt = pods.building?.endsAt ?? null;
  const building =
    pods.building !== null &&
    (rounds.length === 0 || (endsAt !== null && Date.parse(endsAt) > now));
  if (!building) return null;
  return seated.length > 0 ? ['building', 'pods'] : ['building'];
};
