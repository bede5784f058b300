import { describe, expect, it } from 'vitest';
import type { TableDecision, TableLogLine } from '#contracts';
import { selfAnswerOf, withNotes } from './use-self-answer.js';

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

describe('a question with nothing to choose', () => {
  it('answers itself, unless cards are shown with it, a sum is given out or a name is said', () => {
    expect(selfAnswerOf(empty)).toEqual([]);
    expect(selfAnswerOf({ ...empty, max: 1, options: [{ o: 'yes', text }] })).toBeNull();
    expect(selfAnswerOf({ ...empty, shown: [{ card: 3, id: 'SOR_001' }] })).toBeNull();
    expect(selfAnswerOf({ ...empty, names: ['Luke'] })).toBeNull();
    const division = { total: 1, caps: [], less: true, none: true };
    expect(selfAnswerOf({ ...empty, division })).toBeNull();
  });

  it('is answered by what stands for all of its answers', () => {
    const options = [1, 2].map((card) => ({ o: 'trigger', card, text }));
    const twins = { ...empty, kind: 'order', options, min: 1, max: 1 };
    expect(selfAnswerOf(twins)).toBeNull();
    expect(selfAnswerOf({ ...twins, same: [0] })).toEqual([0]);
    expect(selfAnswerOf({ ...twins, same: [0], shown: [{ card: 3, id: 'SOR_001' }] })).toBeNull();
  });

  it('stands in the log before what came of it', () => {
    const log = [line(6, 'before'), line(8, 'after')];
    expect(
      withNotes(log, [line(7, 'nothing'), line(8, 'nothing, too')]).map(({ en }) => en),
    ).toEqual(['before', 'nothing', 'nothing, too', 'after']);
  });
});
