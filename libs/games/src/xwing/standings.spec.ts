import { describe, expect, it } from 'vitest';
import { toDecimal } from '#game';
import type { XwingPolicy } from './policy.js';
import { xwingStandings, type XwingResult } from './standings.js';

const secondEdition: XwingPolicy = {
  win: 1,
  draw: 0,
  loss: 0,
  bye: 1,
  squadPoints: 200,
  byeMargin: 300,
  strengthOfSchedule: 'per-opponent',
  chain: ['score', 'mov', 'sos'],
};
const firstEdition: XwingPolicy = {
  ...secondEdition,
  win: 5,
  modifiedWin: { points: 3, modifiedBelow: 12 },
  draw: 1,
  bye: 5,
  squadPoints: 100,
  byeMargin: 150,
  strengthOfSchedule: 'sum',
};

const match = (
  a: string,
  b: string,
  points: readonly [number, number],
  winner: 'a' | 'b' | null,
): XwingResult => ({ kind: 'match', a, b, points, winner });

const table = (policy: XwingPolicy, ...results: XwingResult[]) =>
  xwingStandings({
    players: ['A', 'B', 'C'],
    results,
    policy,
    lot: (one, other) => (one < other ? -1 : 1),
  }).map(({ rank, player, values }) =>
    [rank, player, ...Object.values(values).map((value) => toDecimal(value, 2))].join(' '),
  );

describe('X-Wing standings', () => {
  it('count a margin of squad points plus own less theirs, and a bye by its setting', () => {
    expect(
      table(secondEdition, match('A', 'B', [145, 55], 'a'), { kind: 'bye', player: 'C' }),
    ).toEqual(['1 C 1.00 300.00 0.00', '2 A 1.00 290.00 0.00', '3 B 0.00 110.00 1.00']);
  });

  it('name the winner apart from the points', () => {
    expect(table(secondEdition, match('A', 'B', [100, 120], 'a'))[0]).toBe('1 A 1.00 180.00 0.00');
  });

  it('give a modified win below the margin and a full win at it (first edition)', () => {
    const score = (own: number) => table(firstEdition, match('A', 'B', [own, 50], 'a'))[0];
    expect([score(61), score(62)]).toEqual(['1 A 3.00 111.00 0.00', '1 A 5.00 112.00 0.00']);
  });

  it('share the points of a draw', () => {
    expect(table(firstEdition, match('A', 'B', [50, 50], null)).slice(0, 2)).toEqual([
      '1 A 1.00 100.00 1.00',
      '2 B 1.00 100.00 1.00',
    ]);
  });

  it('count strength of schedule in three ways', () => {
    const rounds = [
      match('A', 'B', [200, 0], 'a'),
      match('B', 'C', [200, 0], 'a'),
      { kind: 'bye', player: 'A' } as const,
    ];
    const strengthOfA = (strengthOfSchedule: XwingPolicy['strengthOfSchedule']) =>
      table({ ...secondEdition, strengthOfSchedule }, ...rounds)[0]?.split(' ')[4];
    // B won one of two rounds; A played B and had a bye.
    expect([strengthOfA('sum'), strengthOfA('per-opponent'), strengthOfA('per-round')]).toEqual([
      '1.00',
      '0.50',
      '0.25',
    ]);
  });

  it('refuse a result of somebody who is no player', () => {
    expect(() => table(secondEdition, match('A', 'Z', [1, 0], 'a'))).toThrow('names Z');
  });
});
