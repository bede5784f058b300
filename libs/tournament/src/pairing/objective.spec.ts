import { describe, expect, it } from 'vitest';
import { compareObjectives, objectiveOf } from './objective.js';
import type { SwissInput, SwissPlayer } from './swiss-input.js';

const player = (id: string, points: number, more: Partial<SwissPlayer> = {}): SwissPlayer => ({
  id,
  points,
  opponents: [],
  hadBye: false,
  lastFloat: null,
  ...more,
});

const input = (more: Partial<SwissInput> = {}): SwissInput => ({
  round: 4,
  seed: 'seed',
  players: [
    player('a', 9, { lastFloat: 'down', team: 'red' }),
    player('b', 6, { opponents: ['c'] }),
    player('c', 6, { pod: 'one' }),
    player('d', 3, { lastFloat: 'up', team: 'red' }),
    player('e', 3, { pod: 'two' }),
    player('f', 0, { hadBye: true }),
    player('g', 0),
  ],
  ...more,
});

const pairs = (...ids: string[]) => ids.map((id) => ({ a: id[0]!, b: id[1]! }));

describe('the objective, level by level', () => {
  it('counts nothing but floats in a pairing without fault', () => {
    // forbidden, rematches, second byes, groups below the bye | 9: down,
    // by | 6: down, by | 3: down, by | repeated floats, one team, two pods
    expect(objectiveOf(input(), { tables: pairs('ab', 'ce', 'df'), bye: 'g' })).toEqual([
      0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0, 1,
    ]);
  });

  it('counts forbidden and repeated meetings, a second bye, and floats over several groups', () => {
    const asked = input({ forbidden: [['a', 'd']] });
    expect(objectiveOf(asked, { tables: pairs('da', 'bc', 'eg'), bye: 'f' })).toEqual([
      1, 1, 1, 0, 1, 2, 0, 0, 1, 1, 2, 1, 0,
    ]);
  });

  it('counts the score groups below the bye', () => {
    expect(objectiveOf(input(), { tables: pairs('bc', 'de', 'fg'), bye: 'a' }).slice(0, 5)).toEqual(
      [0, 1, 0, 3, 0],
    );
  });

  it('by standing lists the place of each opponent, from the first of the standings on', () => {
    expect(
      objectiveOf(input({ byStanding: true }), { tables: pairs('ba', 'ce', 'df'), bye: 'g' }),
    ).toEqual([0, 0, 0, 0, 1, 0, 4, 5, 2, 3, 7]);
  });

  it('is a fault of the caller for a player who does not play', () => {
    expect(() => objectiveOf(input(), { tables: pairs('ax'), bye: null })).toThrow(
      'x does not play',
    );
  });
});

it('values are compared from the first number on', () => {
  expect(compareObjectives([0, 2, 9], [0, 3, 0])).toBeLessThan(0);
  expect(compareObjectives([1, 0], [0, 9])).toBeGreaterThan(0);
  expect(compareObjectives([1, 2], [1, 2])).toBe(0);
});
