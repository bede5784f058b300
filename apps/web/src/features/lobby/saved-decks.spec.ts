import { expect, it } from 'vitest';
import { isSameDeck } from '../../api/own-decks.js';
import { isOffered, nameOfList, wishFor } from './saved-decks.js';

it.each([
  ['Leader\n1 | Luke Skywalker | Faithful Friend\n\nBase\n1 | Echo Base', 'Luke Skywalker'],
  ['leaders:\n1 Boba Fett\n1 Jango Fett', 'Boba Fett'],
  ['{"metadata":{"name":"My best"},"leader":{"id":"SOR_005"}}', 'My best'],
  ['{"name":"Red squadron","pilots":[]}', 'Red squadron'],
  ['3x Rey\n2x Finn', 'Rey'],
  ['A'.repeat(60), `${'A'.repeat(39)}…`],
  ['', ''],
])('calls %j as its players would', (text, name) => expect(nameOfList(text)).toBe(name));

it('makes of a deck that was played with what stands in the form, and keeps what was typed', () => {
  const typed = { kind: 'random', text: 'typed' } as const;
  expect(wishFor({ kind: 'starter', name: 'luke' }, typed)).toEqual({
    kind: 'luke',
    text: 'typed',
  });
  expect(wishFor({ kind: 'starter', name: 'jtl-han-solo' }, typed)).toEqual({
    kind: 'starter',
    starter: 'jtl-han-solo',
    text: 'typed',
  });
  expect(wishFor({ kind: 'text', text: 'mine' }, typed)).toEqual({ kind: 'text', text: 'mine' });
});

it('offers again what has no place of its own in the form', () => {
  expect(isOffered({ deck: { kind: 'starter', name: 'vader' } })).toBe(false);
  expect(isOffered({ deck: { kind: 'starter', name: 'jtl-han-solo' } })).toBe(true);
  expect(isOffered({ deck: { kind: 'text', text: 'mine' } })).toBe(true);
});

it('keeps decks of each format apart', () => {
  const deck = { at: 1, game: 'swu', name: 'A', deck: { kind: 'text', text: 'a' } } as const;
  expect(isSameDeck(deck, { ...deck, at: 2, name: 'B' })).toBe(true);
  expect(isSameDeck(deck, { ...deck, game: 'twin-suns' })).toBe(false);
  expect(isSameDeck(deck, { ...deck, deck: { kind: 'starter', name: 'luke' } })).toBe(false);
});
