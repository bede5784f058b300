import type { FoundCard } from '#contracts';
import { expect, it } from 'vitest';
import { addToList, isByLines } from './add-to-list.js';

const card = (name: string, section: FoundCard['section'], subtitle: string | null = null) => ({
  ...{ id: 'X_001', name, subtitle, section },
});
const waylay = card('Waylay', 'main');

it('a list grows card by card, each in the part of its kind', () => {
  const han = card('Han Solo', 'leaders', 'Audacious Smuggler');
  const base = card('Level 1313', 'bases');
  const one = addToList(addToList(addToList('', 3, waylay), 1, han), 1, base);
  expect(addToList(one, 2, card('Vanquish', 'main'))).toBe(
    [
      'Deck\n3 | Waylay\n2 | Vanquish',
      'Leaders\n1 | Han Solo | Audacious Smuggler',
      'Base\n1 | Level 1313\n',
    ].join('\n'),
  );
});

it('a card that stands there already counts on, in its own part alone', () => {
  const list = 'Deck\n2 | Waylay\n\nSideboard\n1 | Waylay\n';
  expect(addToList(list, 1, waylay)).toBe('Deck\n3 | Waylay\n\nSideboard\n1 | Waylay\n');
});

it('nothing is added to a file of some program', () => {
  expect([isByLines(''), isByLines('Deck\n3 | Waylay'), isByLines(' {"leader": 1}')]).toEqual([
    true,
    true,
    false,
  ]);
});
