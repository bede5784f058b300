import type { ApiSession } from '#client';
import type { CommandPayload, PodView } from '#contracts';
import { botPick } from '#draft';

/** The pod as this session may see it. */
export const lookAtPod = async (session: ApiSession, podId: string): Promise<PodView> =>
  JSON.parse(await session.get(`/api/pods/${encodeURIComponent(podId)}`)) as PodView;

/** What a bot takes from the pack before it; null when there is none, or it lies there unopened. */
export const pickAtPod = ({ podId, mine }: PodView): CommandPayload<'PickCard'> | null => {
  if (!mine?.offer) return null;
  const { round, pick, cards } = mine.offer;
  const card = botPick({
    offer: cards.map(({ id }) => id),
    pool: mine.pool.flatMap(({ card: { id }, count }) => Array.from({ length: count }, () => id)),
  });
  return card === null ? null : { podId, seat: mine.seat, round, pick, card };
};
