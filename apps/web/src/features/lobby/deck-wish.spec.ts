import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../api/http.js';
import { deckOf, faultOf, newestStarter } from './deck-wish.js';

describe('a wish for a deck', () => {
  it('is a starter, a random deck or the pasted list', () => {
    expect(deckOf({ kind: 'luke', text: 'kept' })).toEqual({ kind: 'starter', name: 'luke' });
    expect(deckOf({ kind: 'starter', text: '', starter: 'jtl-han-solo' })).toEqual({
      kind: 'starter',
      name: 'jtl-han-solo',
    });
    expect(deckOf({ kind: 'starter', text: '' })).toEqual({
      kind: 'starter',
      name: newestStarter,
    });
    expect(deckOf({ kind: 'random', text: 'kept' })).toEqual({ kind: 'random' });
    expect(deckOf({ kind: 'text', text: 'Leader\n1 | X' })).toEqual({
      kind: 'text',
      text: 'Leader\n1 | X',
    });
  });

  it('is none while the list is empty', () =>
    expect(deckOf({ kind: 'text', text: ' \n' })).toBeNull());

  it('is told whose deck a refusal is about', () => {
    expect(
      faultOf(
        new ApiFailure(409, 'practice/deck-not-playable', { side: 'bot', cards: ['A', 'B'] }),
      ),
    ).toEqual({ side: 'bot', cards: ['A', 'B'], problems: [] });
    expect(faultOf(new ApiFailure(409, 'practice/over'))).toBeNull();
    expect(faultOf(new Error('x'))).toBeNull();
  });
});
