import { describe, expect, it } from 'vitest';
import type { Hours } from '#platform';
import { deadlineOf, Deadlines } from './deadlines.js';

const time = (seconds: number): string =>
  new Date(Date.UTC(2026, 10, 23, 10) + seconds * 1_000).toISOString();
/** The time left at a given second of a minute that began at second 0. */
const leftAt = (seconds: number, hours: Hours): Promise<number | null> =>
  new Deadlines({ read: async () => hours }, { now: () => time(seconds) }).leftMs(
    deadlineOf(time(60), 60),
  );
const outage = (from: number, to: number) => ({ from: time(from), to: time(to) });

describe('the time that people have for an answer', () => {
  it('is over at its end, as soon as an api was seen after that', async () => {
    expect(await leftAt(59, { seenAt: time(59), outages: [] })).toBe(1_000);
    expect(await leftAt(61, { seenAt: time(59.8), outages: [] })).toBe(200);
    expect(await leftAt(61, { seenAt: time(60), outages: [] })).toBeNull();
    expect(await leftAt(61, { seenAt: null, outages: [] })).toBeNull();
  });

  it('does not run while no api is there', async () => {
    const outages = [outage(-20, 10), outage(50, 90), outage(95, 105)];
    expect(await leftAt(110, { seenAt: time(110), outages })).toBe(10_000);
    expect(await leftAt(120, { seenAt: time(120), outages })).toBeNull();
  });

  it('is not longer for outages before it began or after it was over', async () => {
    const outages = [outage(-20, -10), outage(61, 90)];
    expect(await leftAt(91, { seenAt: time(91), outages })).toBeNull();
  });
});
