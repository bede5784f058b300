import { expect, it } from 'vitest';
import { carriedExamples, RUNNERS } from './runners.js';

it.each([
  ['swtcg', 116, 119],
  ['xwing', 161, 190],
])(
  'examples of %s: %i of %i are answered, none wrongly, each other one says what it needs',
  (game, passed, total) => {
    const report = RUNNERS[game]!(carriedExamples(game));
    expect(report.failed).toEqual([]);
    expect([report.passed, report.total]).toEqual([passed, total]);
    expect(report.notRun.every(({ needs }) => needs !== '')).toBe(true);
  },
);
