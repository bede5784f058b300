import type { Deck } from '#formats';
import { describe, expect, it } from 'vitest';
import { deckView } from './query.js';

const one = (id: string) => ({ id, count: 1 });
const nothing = { revision: 0, submittedAt: null };
const viewOf = (deck: Partial<Deck>) =>
  deckView(
    { leaders: [], bases: [], main: [], sideboard: [], ...deck },
    { legal: true, problems: [] },
    nothing,
  );

describe('what a deck view says about playing on screen', () => {
  it('is nothing that stands in the way where every card can be played', () => {
    const deck = { leaders: [one('SOR_005')], bases: [one('SOR_029')], main: [one('SOR_095')] };
    expect(viewOf(deck).notOnScreen).toEqual([]);
  });

  it('is the names of the cards that cannot, leader and base included, the sideboard not', () => {
    const deck = {
      leaders: [one('XYZ_001')],
      bases: [one('SOR_029')],
      main: [one('SOR_095'), one('XYZ_002')],
      sideboard: [one('XYZ_003')],
    };
    expect(viewOf(deck).notOnScreen).toEqual(['XYZ_001', 'XYZ_002']);
  });

  it('is not said of an empty list', () => {
    expect(viewOf({})).not.toHaveProperty('notOnScreen');
  });
});
