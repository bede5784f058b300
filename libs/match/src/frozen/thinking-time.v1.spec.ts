import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matchDecider } from '../decider.js';
import type { MatchEvent } from '../events.js';

// Events of a game with a clock as they were first written. This file never changes.
const frozen = JSON.parse(
  readFileSync(new URL('thinking-time.v1.json', import.meta.url), 'utf8'),
) as readonly MatchEvent[];
const after = (count: number) =>
  frozen.slice(0, count).reduce(matchDecider.evolve, matchDecider.initialState).table;

it('folds to what was left to both players', () => {
  const time = { reserve: 900, increment: 10, perMove: 30, atZero: 'loss' };
  expect(after(2).game.clock).toEqual({ time, left: [900_000, 900_000], asked: null, since: null });
  const since = '2026-11-29T12:00:00.000Z';
  expect(after(3).game.clock).toEqual({ time, left: [900_000, 900_000], asked: 0, since });
  expect(after(5).game.clock).toMatchObject({ left: [880_000, 900_000], asked: 1 });
  expect(after(6).game.clock).toMatchObject({ left: [880_000, 870_000], asked: 1, since: null });
  expect(after(7)).toMatchObject({
    won: { a: 1, b: 0 },
    game: { status: 'over', ended: { winners: [0], cause: 'clock' } },
  });
});
