import type { ScreenViewer } from '#game';
import type { CardState, SwtcgState } from '../engine/state.js';

const isHidden = ({ controller, zone, faceDown }: CardState, viewer: ScreenViewer): boolean => {
  if (zone === 'deck') return true;
  return viewer !== 'everyone' && controller !== viewer && (zone === 'hand' || faceDown);
};

/**
 * A game as a viewer sees it: hands of others, every deck and what
 * others build face down without the identity of their cards.
 */
export const viewOf = (state: SwtcgState, viewer: ScreenViewer): SwtcgState => {
  const cards: SwtcgState['cards'] = {};
  for (const [key, one] of Object.entries(state.cards))
    cards[key] = isHidden(one, viewer) ? { ...one, card: '' } : one;
  const { waiting } = state;
  return {
    ...state,
    setups: [],
    cards,
    decks: [state.decks[0].map(() => ''), state.decks[1].map(() => '')],
    waiting: waiting && waiting.seat !== viewer ? { ...waiting, options: [] } : waiting,
  };
};

/** Whether a player who was to make a move has seen a card by it that they had not seen before. */
export const showsHidden = (before: SwtcgState, after: SwtcgState, seat: number): boolean =>
  Object.values(after.cards).some((one) => {
    const known = before.cards[one.key];
    return !isHidden(one, seat) && (known === undefined || isHidden(known, seat));
  });
