import type { SwtcgState } from '../engine/state.js';

/** A game as one player sees it: other hands, every deck and what others build face down without the identity of their cards. */
export const viewOf = (state: SwtcgState, seat: number): SwtcgState => {
  const cards: SwtcgState['cards'] = {};
  for (const [key, one] of Object.entries(state.cards)) {
    const own = one.controller === seat;
    const hidden = one.zone === 'deck' || (!own && (one.zone === 'hand' || one.faceDown));
    cards[key] = hidden ? { ...one, card: '' } : one;
  }
  const { waiting } = state;
  return {
    ...state,
    setups: [],
    cards,
    decks: [state.decks[0].map(() => ''), state.decks[1].map(() => '')],
    waiting: waiting && waiting.seat !== seat ? { ...waiting, options: [] } : waiting,
  };
};
