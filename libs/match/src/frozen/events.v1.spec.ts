import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matchDecider } from '../decider.js';
import type { MatchState } from '../state.js';
import type { MatchEvent } from '../events.js';

// Events as they were first written. This file never changes:
// whatever becomes of the code, these must fold to the same match.
const frozen = JSON.parse(
  readFileSync(new URL('events.v1.json', import.meta.url), 'utf8'),
) as readonly MatchEvent[];
const after = (count: number): MatchState =>
  frozen.slice(0, count).reduce(matchDecider.evolve, matchDecider.initialState);

it('folds to the match as it was, step by step', () => {
  expect(after(2)).toMatchObject({
    status: 'open',
    bestOf: 3,
    drawsAllowed: true,
    agreedDrawAllowed: false,
    confirmAfterMinutes: 5,
    version: 2,
  });
  expect(after(3)).toMatchObject({
    status: 'reported',
    report: { by: 'a', score: { a: 2, b: 0 }, version: 3 },
  });
  expect(after(4)).toMatchObject({ status: 'open', report: null });
  expect(after(6)).toMatchObject({ status: 'disputed' });
  expect(after(9)).toMatchObject({ status: 'completed', score: { a: 1, b: 2, drawn: 0 } });
  expect(after(10)).toMatchObject({ status: 'completed', score: { a: 2, b: 1, drawn: 0 } });
  expect(after(11)).toMatchObject({ status: 'void', version: 11 });
});
