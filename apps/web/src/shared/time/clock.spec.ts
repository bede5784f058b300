import { describe, expect, it } from 'vitest';
import { clockFace, readClock } from './clock.js';

const ends = '2026-11-21T10:55:00.000Z';
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
const running = { state: 'running', endsAt: ends, remainingSeconds: null } as const;

describe('round clock', () => {
  it('counts down to the end by the time given', () => {
    expect(readClock(running, at('10:00:00.000'))).toEqual({ kind: 'running', seconds: 3_300 });
    expect(readClock(running, at('10:54:59.001'))).toEqual({ kind: 'running', seconds: 1 });
    expect(readClock(running, at('10:55:00.000'))).toEqual({ kind: 'over', seconds: 0 });
    expect(readClock(running, at('10:56:30.000'))).toEqual({ kind: 'over', seconds: 90 });
  });

  it('adds what one table has on top', () => {
    expect(readClock(running, at('10:56:00.000'), 180)).toEqual({ kind: 'running', seconds: 120 });
    expect(
      readClock({ state: 'paused', endsAt: null, remainingSeconds: 600 }, at('10:56:00.000'), 60),
    ).toEqual({ kind: 'paused', seconds: 660 });
  });

  it('tells a paused, an untimed and a waiting round apart', () => {
    expect(readClock({ state: 'paused', endsAt: null, remainingSeconds: 600 }, 0)).toEqual({
      kind: 'paused',
      seconds: 600,
    });
    expect(readClock({ state: 'running', endsAt: null, remainingSeconds: null }, 0)).toEqual({
      kind: 'untimed',
    });
    expect(readClock({ state: 'paired', endsAt: null, remainingSeconds: null }, 0)).toEqual({
      kind: 'not-started',
    });
  });

  it.each([
    [0, '00:00'],
    [59, '00:59'],
    [3_300, '55:00'],
    [3_723, '1:02:03'],
  ])('shows %i seconds as %s', (seconds, face) => {
    expect(clockFace(seconds)).toBe(face);
  });
});
