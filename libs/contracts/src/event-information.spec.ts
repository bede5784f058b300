import { describe, expect, it } from 'vitest';
import { hall } from './event-information.js';

const reads = (...areas: readonly [name: string, from: number, to: number][]): boolean =>
  hall.safeParse({ areas: areas.map(([name, from, to]) => ({ name, from, to })), featured: [] })
    .success;

describe('a hall', () => {
  it('has parts that share no table', () => {
    expect(reads()).toBe(true);
    expect(reads(['North', 1, 40], ['South', 41, 80])).toBe(true);
    expect(reads(['South', 41, 80], ['North', 1, 41])).toBe(false);
    expect(reads(['All', 1, 80], ['Stage', 5, 5])).toBe(false);
  });

  it('has parts with a name, whose tables count upwards from 1', () => {
    expect(reads([' ', 1, 2])).toBe(false);
    expect(reads(['North', 0, 2])).toBe(false);
    expect(reads(['North', 3, 2])).toBe(false);
  });
});
