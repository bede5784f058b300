import { expect, it } from 'vitest';
import { runQuickstartExamples } from './quickstart.js';
import { carriedExamples } from './runners.js';

it('the rules engine answers every example of the quick start rules', () => {
  const { failed, notRun, passed, total } = runQuickstartExamples(carriedExamples('quickstart'));
  expect(failed).toEqual([]);
  expect(notRun).toEqual([]);
  expect([passed, total]).toEqual([24, 24]);
});
