import type { DeckIndex, TrilogySide } from '#contracts';

const decks: readonly DeckIndex[] = [0, 1, 2];

/** The decks that a side may still play with: neither banned nor set aside after a win (CR 9.3.3). */
export const decksLeft = ({
  banned,
  won,
}: Pick<TrilogySide, 'banned' | 'won'>): readonly DeckIndex[] =>
  decks.filter((deck) => deck !== banned && !won.includes(deck));
