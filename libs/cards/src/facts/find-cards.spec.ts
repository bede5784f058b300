import { describe, expect, it } from 'vitest';
import { findCards } from './find-cards.js';

const names = (written: string, most = 5): string[] =>
  findCards(written, most).map(({ name, subtitle = '' }) => `${name} ${subtitle}`);

describe('cards found by a part of their name', () => {
  it('begin with those whose name begins so', () => {
    const [first = '', ...others] = names('waylay');
    expect(first).toBe('Waylay ');
    expect(others).toEqual([]);
  });

  it('are found by their subtitle, too, however it is spelt', () =>
    expect(names('AUDACIOUS  smug')).toEqual(['Han Solo Audacious Smuggler']));

  it('are each there once, and no more than asked for', () => {
    const many = findCards('luke', 50).map(({ id }) => id);
    expect(new Set(many).size).toBe(many.length);
    expect(names('luke', 3)).toHaveLength(3);
  });

  it('are none for a letter alone', () => expect(names('l')).toEqual([]));
});
