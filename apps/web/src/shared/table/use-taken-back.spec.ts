import { expect, it } from 'vitest';
import type { TableLogLine } from '#contracts';
import { othersTakeBacks } from './use-taken-back.js';

const line = (kind: TableLogLine['kind'], side: TableLogLine['side']): TableLogLine => ({
  at: 3,
  kind,
  side,
  cards: [],
  en: `${kind} ${side}`,
  es: '',
});

it('finds what others took back, a judge among them, and not what the reader did', () => {
  const log = [line('line', 'b'), line('rewind', 'a'), line('rewind', 'b'), line('rewind', null)];
  const texts = (mine: 'a' | 'b' | null) => othersTakeBacks(log, mine).map(({ en }) => en);
  expect(texts('a')).toEqual(['rewind b', 'rewind null']);
  expect(texts('b')).toEqual(['rewind a', 'rewind null']);
  expect(texts(null)).toEqual(['rewind a', 'rewind b', 'rewind null']);
});
