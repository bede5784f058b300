import type { ScreenViewer } from '#game';
import type { DestinyState } from '../engine/state.js';

/**
 * The state as a viewer sees it: other players' hands and every deck are without card ids, and
 * other players' decisions without options.
 */
export const viewOf = (state: DestinyState, viewer: ScreenViewer): DestinyState => {
  const cards: DestinyState['cards'] = {};
  for (const [key, one] of Object.entries(state.cards)) {
    cards[key] = isSeen(state, viewer, key) ? one : { ...one, card: '' };
  }
  const { waiting } = state;
  return {
    ...state,
    cards,
    decks: state.decks.map((deck) => deck.map(() => '')),
    // The stack may name cards that only one player has looked at.
    stack: [],
    queue: [],
    answer: null,
    waiting: waiting && waiting.seat !== viewer ? { ...waiting, options: [] } : waiting,
  };
};

/** Whether the move of a player showed them a card that they had not seen before. */
export const showsHidden = (before: DestinyState, after: DestinyState, seat: number): boolean =>
  Object.keys(after.cards).some((key) => isSeen(after, seat, key) && !isSeen(before, seat, key));

const isSeen = (state: DestinyState, viewer: ScreenViewer, key: string): boolean => {
  const one = state.cards[key];
  if (!one) return false;
  if (isOffered(state, viewer, key)) return true;
  if (one.zone === 'deck') return false;
  return one.zone !== 'hand' || viewer === 'everyone' || one.owner === viewer;
};

/** A hidden card that a player may choose for an ability is visible to them while they choose. */
const isOffered = (state: DestinyState, viewer: ScreenViewer, key: string): boolean =>
  state.waiting?.seat === viewer &&
  state.waiting.options.some((option) => 'card' in option && option.card === key);
