import type { ApiSession } from '#client';
import type { CommandPayload, PodView } from '#contracts';
import { botPick } from '#draft';

/** The pod as the user of this session may see it. */
export const lookAtPod = async (session: ApiSession, podId: string): Promise<PodView> =>
  JSON.parse(await session.get(`/api/pods/${encodeURIComponent(podId)}`)) as PodView;

/**
 * The card that a bot picks from the pack in front of it; null when there is no pack or it is still
 * unopened.
 */
export const pickAtPod = ({ podId, mine }: PodView): CommandPayload<'PickCard'> | null => {
  if (!mine?.offer) return null;
  const { round, pick, cards } = mine.offer;
  const card = botPick({
    offer: cards.map(({ id }) => id),
    pool: mine.pool.flatMap(({ card: { id }, count }) => Array.from({ length: count }, () => id)),
  });
  return card === null ? null : { podId, seat: mine.seat, round, pick, card };
};
