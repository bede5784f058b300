import { describe, expect, it } from 'vitest';
import { outagesBetween } from './open-hours.js';

const at = (seconds: number): Date => new Date(Date.UTC(2026, 10, 22, 10, 0, 0) + seconds * 1_000);
const opening = (from: number, to: number) => ({ openedAt: at(from), seenAt: at(to) });

describe('outages', () => {
  it('are the silences between two openings, and the moments until pages are back', () => {
    expect(outagesBetween([opening(0, 100), opening(130, 200), opening(260, 300)])).toEqual([
      { from: '2026-11-22T10:01:40.000Z', to: '2026-11-22T10:02:15.000Z' },
      { from: '2026-11-22T10:03:20.000Z', to: '2026-11-22T10:04:25.000Z' },
    ]);
  });

  it('are none while nothing was silent for long: one opening, two at once, a short pause', () => {
    expect(outagesBetween([])).toEqual([]);
    expect(outagesBetween([opening(0, 100)])).toEqual([]);
    expect(outagesBetween([opening(0, 100), opening(50, 90), opening(101, 102)])).toEqual([]);
  });
});
