import { describe, expect, it } from 'vitest';
import type { TableDecision, TableLogLine } from '#contracts';
import { answersItself, withNotes } from './use-self-answer.js';

const text = { en: 'x', es: 'x' };
const empty: TableDecision = {
  at: 7,
  kind: 'target',
  text,
  source: null,
  options: [],
  min: 0,
  max: 0,
  division: null,
  names: null,
  shown: [],
};
const line = (at: number, en: string): TableLogLine => ({
  at,
  kind: 'line',
  side: 'a',
  cards: [],
  en,
  es: en,
});

describe('a question of which nothing can be chosen', () => {
  it('answers itself, unless cards are shown with it, a sum is given out or a name is said', () => {
    expect(answersItself(empty)).toBe(true);
    expect(answersItself({ ...empty, max: 1, options: [{ o: 'yes', text }] })).toBe(false);
    expect(answersItself({ ...empty, shown: [{ card: 3, id: 'SOR_001' }] })).toBe(false);
    expect(answersItself({ ...empty, names: ['Luke'] })).toBe(false);
    const division = { total: 1, caps: [], less: true, none: true };
    expect(answersItself({ ...empty, division })).toBe(false);
  });

  it('stands in the log before what came of it', () => {
    const log = [line(6, 'before'), line(8, 'after')];
    expect(
      withNotes(log, [line(7, 'nothing'), line(8, 'nothing, too')]).map(({ en }) => en),
    ).toEqual(['before', 'nothing', 'nothing, too', 'after']);
  });
});
