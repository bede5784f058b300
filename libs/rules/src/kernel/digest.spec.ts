import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import { cardBook, type CardDefinition } from './definition.js';
import { digestOf } from './digest.js';

const book = playableBook();
const ids = ['SOR_005', 'SOR_029', 'SOR_095', 'SOR_095', 'SOR_128'];
/** The same cards, one of them changed. */
const changed = (id: string, change: Partial<CardDefinition>) =>
  cardBook([...book.cards.values()].map((d) => (d.id === id ? { ...d, ...change } : d)));

describe('digest of the cards in a game', () => {
  const now = digestOf(book, ids);

  it('does not hang on order, on copies or on how the book came to be', () => {
    expect(digestOf(changed('', {}), ids.toReversed())).toBe(now);
    expect(digestOf(book, [...new Set(ids)])).toBe(now);
  });

  it('moves when a card of the game or a token is changed, and stays when a card of another set is', () => {
    expect(digestOf(changed('SOR_095', { power: 9 }), ids)).not.toBe(now);
    expect(digestOf(changed('SOR_095', { abilities: [{ a: 'ban-named' }] }), ids)).not.toBe(now);
    expect(digestOf(changed('SOR_005', { backNamed: { name: 'X', traits: [] } }), ids)).not.toBe(
      now,
    );
    expect(digestOf(changed('TOKEN_SHIELD', { name: 'Wall' }), ids)).not.toBe(now);
    expect(digestOf(changed('JTL_045', { power: 9 }), ids)).toBe(now);
    expect(book.cards.has('JTL_045')).toBe(true);
  });

  it('is refused for a card that the book does not know', () => {
    expect(() => digestOf(book, ['XXX_001'])).toThrow('no card XXX_001');
  });
});
