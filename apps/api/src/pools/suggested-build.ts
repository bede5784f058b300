import { canonicalId } from '#cards';
import type { PoolView } from '#contracts';
import { buildDeck } from '#draft';

export interface SuggestedBuild {
  readonly leader: string | null;
  readonly base: string | null;
  readonly main: Readonly<Record<string, number>>;
}

/**
 * A deck to start from, of cards as the builder shows them; null if the pool is not enough for a
 * whole deck.
 */
export const suggestedBuild = ({
  cards,
  commonBases,
}: Pick<PoolView, 'cards' | 'commonBases'>): SuggestedBuild | null => {
  const deck = buildDeck(
    cards.map(({ card, count }) => ({ id: card.id, count })),
    commonBases,
  );
  if (!deck) return null;
  const shown = new Map(
    [...commonBases, ...cards.map(({ card }) => card)].map(({ id }) => [canonicalId(id), id]),
  );
  const named = (id: string): string => shown.get(canonicalId(id)) ?? id;
  const [leader, base] = [deck.leaders[0], deck.bases[0]];
  return {
    leader: leader ? named(leader.id) : null,
    base: base ? named(base.id) : null,
    main: Object.fromEntries(deck.main.map(({ id, count }) => [named(id), count])),
  };
};
