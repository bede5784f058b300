import { join } from 'node:path';
import { isPlayable } from '#cards';
import { describe, expect, it } from 'vitest';
import { sampleDecks, tablesOf } from './sample-decks.js';

const decks = sampleDecks(join(import.meta.dirname, '../../test/samples/decks'));

describe('the decks that the project carries', () => {
  it('are 43, each legal in its format, of cards that can all be played on screen', () => {
    expect(decks).toHaveLength(43);
    expect(decks.filter(({ problems }) => problems.length > 0)).toEqual([]);
    const cards = decks.flatMap(({ seat }) => [...seat.leaders, seat.base, ...seat.deck]);
    expect(cards.filter((id) => !isPlayable(id))).toEqual([]);
  });

  it('play as many games each, first and second as often, never against themselves', () => {
    const pairs = tablesOf(5, 10, 2);
    for (let deck = 0; deck < 5; deck++) {
      expect(pairs.filter(([a]) => a === deck)).toHaveLength(5);
      expect(pairs.filter(([, b]) => b === deck)).toHaveLength(5);
    }
    expect(pairs.filter(([a, b]) => a === b)).toEqual([]);
  });

  it('meet as many others at a table of Twin Suns, each in every seat', () => {
    const tables = tablesOf(4, 6, 3);
    expect(tables).toEqual([
      [0, 1, 2],
      [1, 2, 3],
      [2, 3, 0],
      [3, 0, 1],
      [0, 3, 2],
      [1, 0, 3],
      [2, 1, 0],
      [3, 2, 1],
    ]);
    expect(tablesOf(2, 6, 3)).toEqual([]);
  });
});
