import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { GameDecider } from '../game/decider.js';
import { duelDecider } from '../game/kinds/duel.js';
import { practiceDecider } from '../game/kinds/practice.js';
import { twinSunsDecider } from '../game/kinds/twin-suns.js';

// Events of timed games of no match as they were first written. This file never changes.
const frozen = JSON.parse(
  readFileSync(new URL('thinking-time-anywhere.v1.json', import.meta.url), 'utf8'),
) as readonly Parameters<GameDecider['evolve']>[1][];
const folded = ({ evolve, initialState }: GameDecider, from: number, to: number) =>
  frozen.slice(from, to).reduce(evolve, initialState);

const time = { reserve: 600, increment: 5, perMove: 30, atZero: 'loss' };
const since = '2026-11-30T10:00:00.000Z';

it('folds to what was agreed and what is left in games of two and of several', () => {
  expect(folded(duelDecider, 0, 1)).toMatchObject({ agreed: { thinkingTime: time }, clock: null });
  const full = { time, left: [600_000, 600_000], asked: null, since: null };
  expect(folded(duelDecider, 0, 2).clock).toEqual(full);
  expect(folded(duelDecider, 0, 3).clock).toEqual({
    time,
    left: [600_000, 580_000],
    asked: 1,
    since,
  });
  const left = [600_000, 590_000, 600_000];
  expect(folded(twinSunsDecider, 3, 7).clock).toEqual({ time, left, asked: 0, since });
});

it('folds to what a person has left against bots, and to a game that was lost by it', () => {
  const left = [500_000, 600_000];
  const lost = { ended: { winners: [1], cause: 'clock' } };
  expect(folded(practiceDecider, 7, 9).clock).toEqual({ time, left, asked: 0, since });
  expect(folded(practiceDecider, 7, 10)).toMatchObject(lost);
  expect(folded(practiceDecider, 10, 12).clock).toEqual({ time, left, asked: null, since: null });
  expect(folded(practiceDecider, 10, 13)).toMatchObject(lost);
});
