import type { TableCard, TableIntention } from '#contracts';
import { isAboutCards } from './choosing.js';
import type { Hands } from './hands.js';
import type { Side } from './visible.js';

/** A card that a player is reading, with what that player can do now. */
interface Read {
  readonly hands: Pick<Hands, 'decision' | 'places' | 'isOpen'>;
  readonly mine: Side | null;
  readonly card: Pick<TableCard, 'card'>;
}

/**
 * The action that the reader probably wants with the card but that is not possible now; null if
 * there is nothing to explain.
 */
export const intentionOf = ({ hands, mine, card }: Read): TableIntention | null => {
  const { decision } = hands;
  const { kind, source } = decision ?? {};
  const place = hands.places.get(card.card);
  if (decision === null || mine === null || place === undefined || hands.isOpen(card.card))
    return null;
  // The page itself asks for the target of an attack, while the server still waits for the action.
  if (kind === 'defender' && source)
    return { want: 'attack', card: source.card, target: card.card };
  // An upgrade lies in the hand until it is known what it is attached to.
  if (source?.card === card.card) return null;
  if (kind !== 'action') return isAboutCards(decision) ? { want: 'choose', card: card.card } : null;
  if (place.side !== mine) return null;
  if (place.where === 'hand') return { want: 'play', card: card.card };
  if (place.where === 'unit') return { want: 'attack', card: card.card };
  return place.where === 'leader' ? { want: 'use', card: card.card } : null;
};
