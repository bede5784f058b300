import { type DestinyState } from '../engine/state.js';

/** A game as one player sees it, or with null as somebody sees it who only watches: other hands and every deck without the identity of their cards, and decisions of others without options. */
export const viewOf = (state: DestinyState, seat: number | null): DestinyState => {
  const cards: DestinyState['cards'] = {};
  for (const [key, one] of Object.entries(state.cards)) {
    cards[key] = isSeen(state, seat, key) ? one : { ...one, card: '' };
  }
  const { waiting } = state;
  return {
    ...state,
    cards,
    decks: state.decks.map((deck) => deck.map(() => '')),
    // What is being resolved may name cards that only its player has looked at.
    stack: [],
    queue: [],
    answer: null,
    waiting: waiting && waiting.seat !== seat ? { ...waiting, options: [] } : waiting,
  };
};

/** Whether a player who was to make a move has seen a card by it that they had not seen before. */
export const showsHidden = (before: DestinyState, after: DestinyState, seat: number): boolean =>
  Object.keys(after.cards).some((key) => isSeen(after, seat, key) && !isSeen(before, seat, key));

const isSeen = (state: DestinyState, seat: number | null, key: string): boolean => {
  const one = state.cards[key];
  if (!one) return false;
  if (one.zone === 'deck') return isOffered(state, seat, key);
  return one.zone !== 'hand' || one.owner === seat || isOffered(state, seat, key);
};

/** A hidden card that an ability lets this player choose is shown to them while they choose. */
const isOffered = (state: DestinyState, seat: number | null, key: string): boolean =>
  state.waiting?.seat === seat &&
  state.waiting.options.some(
    (option) => 'pick' in option && option.pick === 'card' && option.card === key,
  );
