import { describe, expect, it } from 'vitest';
import { isQuiet } from './quiet.js';

const now = Date.parse('2026-11-21T12:00:00Z');
const running = (minutesLeft: number) =>
  ({ state: 'running', endsAt: new Date(now + minutesLeft * 60_000).toISOString() }) as const;
const standings = { view: 'standings', held: false, now } as const;

describe('a quiet moment of the wall', () => {
  it('is before the first round, between rounds, and early in a round while standings are shown', () => {
    expect(isQuiet({ ...standings, view: 'welcome', round: undefined })).toBe(true);
    expect(isQuiet({ ...standings, round: { state: 'completed', endsAt: null } })).toBe(true);
    expect(isQuiet({ ...standings, round: running(30) })).toBe(true);
    expect(isQuiet({ ...standings, round: { state: 'running', endsAt: null } })).toBe(true);
  });

  it('is never while people look for their tables, or at a clock, a draft or deck building', () => {
    for (const view of ['pairings', 'tables', 'clock', 'pods', 'building'] as const)
      expect(isQuiet({ ...standings, view, round: running(30) })).toBe(false);
    for (const state of ['pairing', 'pairing-failed', 'paired', 'paused'] as const)
      expect(isQuiet({ ...standings, round: { state, endsAt: null } })).toBe(false);
  });

  it('is never in the last ten minutes of a round, nor when they are over and it is still played', () => {
    for (const minutes of [10, 3, -2])
      expect(isQuiet({ ...standings, round: running(minutes) })).toBe(false);
  });

  it('is never while somebody holds the page', () => {
    expect(isQuiet({ ...standings, held: true, round: { state: 'completed', endsAt: null } })).toBe(
      false,
    );
  });
});
