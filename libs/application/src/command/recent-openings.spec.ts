import { expect, it } from 'vitest';
import { RecentOpenings } from './recent-openings.js';

const at = (seconds: number): string =>
  new Date(Date.UTC(2026, 10, 28) + seconds * 1_000).toISOString();

it('knows what an opener was let open before, until the read models surely show it', () => {
  const openings = new RecentOpenings();
  expect(openings.take('olga', 'one', at(0))).toEqual([]);
  expect(openings.take('olga', 'two', at(1))).toEqual(['one']);
  expect(openings.take('ben', 'three', at(1))).toEqual([]);
  // A command that is decided again does not count itself.
  expect(openings.take('olga', 'two', at(2))).toEqual(['one']);
  openings.release('olga', 'two');
  expect(openings.take('olga', 'four', at(3))).toEqual(['one']);
  expect(openings.take('olga', 'five', at(12))).toEqual(['four']);
});
