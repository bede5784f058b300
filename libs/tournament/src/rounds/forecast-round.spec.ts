import { expect, it } from 'vitest';
import { forecastAfter, type TimedRound, type TimedTable } from './forecast-round.js';

const MINUTE = 60_000;
const limit = 55 * MINUTE;

const tableAt = (
  table: number,
  done: number | null,
  more: Partial<TimedTable> = {},
): TimedTable => ({
  ...{ table, players: [`a${table}`, `b${table}`], limit },
  doneAt: done === null ? null : done * MINUTE,
  ...more,
});
const roundOf = (...tables: TimedTable[]): TimedRound => ({ minutes: 55, limit, tables });
const minutesOf = (round: TimedRound, now: number, earlier: readonly TimedRound[] = []) =>
  (forecastAfter(earlier)(round, now * MINUTE)?.endsAt ?? NaN) / MINUTE;
const four = (...done: (number | null)[]) => roundOf(...done.map((at, i) => tableAt(i + 1, at)));

it('says nothing of a round whose tables have all ended', () => {
  expect(forecastAfter([])(four(20, 40), 45 * MINUTE)).toBe(null);
});

it('looks no further than its moment: what is told later does not count yet', () => {
  expect(minutesOf(four(20, 50), 30)).toBe(minutesOf(four(20, null), 30));
});

it('moves on while nothing is heard, and never says a moment that has passed', () => {
  const ends = [30, 45, 55, 60].map((now) => minutesOf(four(20, null, null), now));
  expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  expect(ends[3]).toBeGreaterThan(60);
});

it('expects the end later the more tables play, and later for a table with extra time', () => {
  expect(minutesOf(four(20, null), 45)).toBeLessThan(minutesOf(four(null, null), 45));
  const extra = roundOf(tableAt(1, 20), tableAt(2, null, { limit: limit + 8 * MINUTE }));
  expect(minutesOf(extra, 45)).toBeGreaterThan(minutesOf(four(20, null), 45));
});

it('learns from rounds before: an event that ends early, one whose tables play to time', () => {
  const quick = [four(15, 18, 22, 25), four(14, 20, 22, 28), four(16, 18, 24, 26)];
  const slow = [four(54, 57, 58, 59), four(52, 56, 58, 60), four(53, 57, 58, 60)];
  const now = four(null, null, null, null);
  expect(minutesOf(now, 10, quick)).toBeLessThan(minutesOf(now, 10));
  expect(minutesOf(now, 10, slow)).toBeGreaterThan(minutesOf(now, 10));
});

it('names the tables that play on rather than not: extra time, slow players, wins still wanted', () => {
  const earlier = [0, 1, 2, 3, 4, 5].map(() => four(15, 18, 57, 25));
  const round = roundOf(
    tableAt(1, null),
    tableAt(2, null, { limit: limit + 10 * MINUTE }),
    tableAt(3, null),
    tableAt(4, 20),
  );
  const named = (now: number, of = round, before = earlier) =>
    forecastAfter(before)(of, now * MINUTE)?.runOver.map(({ table }) => table);
  expect(named(50)).toContain(2);
  expect(named(50)?.indexOf(3)).toBeLessThan(named(50)?.indexOf(1) ?? -1);
  const games = roundOf(tableAt(1, null, { winsLeft: 1 }), tableAt(2, null, { winsLeft: 2 }));
  expect(named(47, games, [])).toEqual([2]);
});

it('counts no table of an earlier round whose end was never told', () => {
  expect(minutesOf(four(null, null), 45, [four(null, null)])).toBe(minutesOf(four(null, null), 45));
});
