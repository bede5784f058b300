import { describe, expect, it } from 'vitest';
import { nextCall } from './limited-offers.js';

describe('the next call of a draft with real boosters', () => {
  it.each([
    ['before the first', { round: -1, pick: 0, picks: 3 }, { round: 0, pick: 1, ends: false }],
    ['among the leaders', { round: 0, pick: 1, picks: 3 }, { round: 0, pick: 2, ends: false }],
    ['after the leaders', { round: 0, pick: 3, picks: 3 }, { round: 1, pick: 1, ends: false }],
    ['after a pack', { round: 2, pick: 14, picks: 14 }, { round: 3, pick: 1, ends: false }],
    [
      'after the last pick of all',
      { round: 3, pick: 14, picks: 14 },
      { round: 3, pick: 15, ends: true },
    ],
  ])('%s', (_when, pod, next) => {
    expect(nextCall(pod)).toEqual(next);
  });
});
