import { describe, expect, it } from 'vitest';
import { whyNotNow } from './not-now.js';

const ready = { state: 'ready' } as const;
const plain = { status: 'open', format: 'plain', trilogy: null } as const;
const due = {
  match: plain,
  running: false,
  granted: true,
  changing: false,
  decks: [ready, ready],
};
const trilogyAt = (stage: 'banning' | 'picking' | 'playing' | 'reported') =>
  ({ ...plain, format: 'trilogy', trilogy: { stage } }) as unknown as (typeof due)['match'];

describe('why no game can be dealt now', () => {
  it('is nothing where a game is due and both decks are ready, or where one is running', () => {
    expect(whyNotNow(due)).toBeNull();
    expect(whyNotNow({ ...due, running: true, granted: false })).toBeNull();
    expect(whyNotNow({ ...due, match: trilogyAt('playing') })).toBeNull();
  });

  it.each([
    ['decks', { decks: [ready, { state: 'missing' as const }] }],
    ['decks', { decks: [{ state: 'unknown-cards' as const }, ready] }],
    ['changing-decks', { changing: true }],
    ['not-yours', { granted: false, decks: [] }],
    ['settled', { match: { ...plain, status: 'completed' as const } }],
    // Decks are known only once they are picked, so none is reported missing before.
    ['choices', { match: trilogyAt('banning'), decks: [] }],
    ['choices', { match: trilogyAt('reported'), decks: [] }],
  ])('is %s', (why, given) => {
    expect(whyNotNow({ ...due, ...given } as Parameters<typeof whyNotNow>[0])).toBe(why);
  });
});
