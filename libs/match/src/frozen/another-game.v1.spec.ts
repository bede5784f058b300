import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matchDecider } from '../decider.js';
import type { MatchEvent } from '../events.js';

// Events of a match of another game as they were first written. This file never changes.
const frozen = JSON.parse(
  readFileSync(new URL('another-game.v1.json', import.meta.url), 'utf8'),
) as readonly MatchEvent[];
const after = (count: number) =>
  frozen.slice(0, count).reduce(matchDecider.evolve, matchDecider.initialState).table;

it('folds to a game of its own name, with its moves as they are, and to its end', () => {
  expect(after(2).game.record).toMatchObject({ game: 'xwing', moves: [] });
  expect(after(3).game.record?.moves).toEqual([{ seat: 1, option: { do: 'place', seat: 0 } }]);
  expect(after(4)).toMatchObject({
    won: { a: 0, b: 1 },
    game: { status: 'over', ended: { winners: [1], cause: 'conceded' } },
  });
});
