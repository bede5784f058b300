import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { roundWords } from '#contracts';

/** Pages load their own language only, so that these words must be in its file as well. */
it.each(Object.entries(roundWords))('calls rounds as everywhere else: %s', (tag, words) => {
  const file = path.join(import.meta.dirname, 'languages', tag, 'first.json');
  const { common } = JSON.parse(readFileSync(file, 'utf8'));
  const { final, semi, quarter, eighth, of } = common.cutRound;
  expect([final, semi, quarter, eighth]).toEqual([2, 4, 8, 16].map((size) => words.cut(size)));
  expect(of.replace('{{size}}', '32')).toBe(words.cut(32));
  expect(common.swissRound.replace('{{round}}', '3')).toBe(words.round(3));
});
