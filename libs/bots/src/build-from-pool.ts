import type { ApiSession } from '#client';
import type { PoolView } from '#contracts';
import { buildDeck } from '#draft';
import type { Deck } from '#formats';

/** The pool of a player as the user of this session may see it. */
export const lookAtPool = async (
  session: ApiSession,
  eventId: string,
  playerId: string,
): Promise<PoolView> =>
  JSON.parse(
    await session.get(`/api/pools/${encodeURIComponent(eventId)}/${encodeURIComponent(playerId)}`),
  ) as PoolView;

/**
 * The deck that bots build from a pool; null while the pool is incomplete, and for a pool without a
 * leader.
 */
export const deckFromPool = ({ state, cards, commonBases }: PoolView): Deck | null =>
  state === 'complete'
    ? buildDeck(
        cards.map(({ card, count }) => ({ id: card.id, count })),
        commonBases,
      )
    : null;
