import { type DestinyState } from '../engine/state.js';

/** A game as one player sees it: other hands and every deck without the identity of their cards, and decisions of others without options. */
export const viewOf = (state: DestinyState, seat: number): DestinyState => {
  const seen = (key: string): boolean => {
    const one = state.cards[key];
    if (!one) return false;
    if (one.zone === 'deck') return isOffered(state, seat, key);
    return one.zone !== 'hand' || one.owner === seat || isOffered(state, seat, key);
  };
  const cards: DestinyState['cards'] = {};
  for (const [key, one] of Object.entries(state.cards)) {
    cards[key] = seen(key) ? one : { ...one, card: '' };
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

/** A hidden card that an ability lets this player choose is shown to them while they choose. */
const isOffered = (state: DestinyState, seat: number, key: string): boolean =>
  state.waiting?.seat === seat &&
  state.waiting.options.some(
    (option) => 'pick' in option && option.pick === 'card' && option.card === key,
  );
