import { describe, expect, it } from 'vitest';
import { FollowedView } from './followed-view.js';

const line = () => new FollowedView<{ cards: string[] }, number>(({ cards }) => cards.length);

describe('a view that a live line tells', () => {
  it('is asked for at first, told whole once, and then changed', () => {
    const followed = line();
    expect(followed.news({ version: 3 }, 0)).toEqual({ kind: 'ask', version: 3 });
    expect(followed.follows).toBe(false);
    expect(followed.news({ version: 4, view: { cards: ['a'] } }, 3)).toEqual({
      kind: 'show',
      version: 4,
      view: 1,
    });
    expect(followed.follows).toBe(true);
    expect(followed.news({ version: 5, change: { cards: [1, 0, ['b', 'c']] } }, 4)).toEqual({
      kind: 'show',
      version: 5,
      view: 3,
    });
  });

  it('is kept up while what is on screen is as new, so that the next change fits', () => {
    const followed = line();
    expect(followed.news({ version: 4, view: { cards: ['a'] } }, 4)).toEqual({ kind: 'nothing' });
    expect(followed.news({ version: 5, change: { cards: [1, 0, ['b']] } }, 5)).toEqual({
      kind: 'nothing',
    });
    expect(followed.news({ version: 6, change: { cards: [0, 1, []] } }, 5)).toMatchObject({
      kind: 'show',
      view: 1,
    });
  });

  it('is asked for where the line cannot tell it, or tells a change of what was never told', () => {
    const followed = line();
    expect(followed.news({ version: 2, change: { cards: [0, 0, ['a']] } }, 1)).toMatchObject({
      kind: 'ask',
    });
    followed.news({ version: 3, view: { cards: [] } }, 2);
    expect(followed.news({ version: 4 }, 3)).toEqual({ kind: 'ask', version: 4 });
    expect(followed.follows).toBe(false);
  });

  it('is left alone by messages about something else', () => {
    const followed = line();
    followed.news({ version: 3, view: { cards: ['a'] } }, 2);
    for (const said of [null, 'text', { a: true }, { version: 'x' }, []])
      expect(followed.news(said, 0)).toEqual({ kind: 'nothing' });
    expect(followed.follows).toBe(true);
  });
});
