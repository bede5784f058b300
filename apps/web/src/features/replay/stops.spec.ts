import { describe, expect, it } from 'vitest';
import type { ReplayPosition } from '#contracts';
import { positionAt, stepFrom } from './steps.js';
import { stopsOf } from './stops.js';

/** The rounds by position, and the positions at which an action is due. */
const game = (rounds: readonly number[], actions: readonly number[]): ReplayPosition[] =>
  rounds.map((round, index) => ({
    board: { round } as ReplayPosition['board'],
    answered: null,
    action: actions.includes(index),
  }));
const positions = game([0, 0, 1, 1, 1, 2, 2, 2], [2, 4, 5]);
const stops = stopsOf(positions);
const walk = (stride: 'decision' | 'action' | 'round', back: boolean): number[] => {
  const seen: number[] = [];
  const end = back ? 0 : positions.length - 1;
  for (let now = back ? positions.length - 1 : 0; now !== end && seen.length < 20;) {
    now = stepFrom(now, { stride, back }, stops);
    seen.push(now);
  }
  return seen;
};

describe('steps of a replay', () => {
  it('go by decision, by action and by round, on and back, and end at the ends', () => {
    expect(walk('decision', false)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(walk('action', false)).toEqual([2, 4, 5, 7]);
    expect(walk('action', true)).toEqual([5, 4, 2, 0]);
    expect(walk('round', false)).toEqual([2, 5, 7]);
    expect(walk('round', true)).toEqual([5, 2, 0]);
    expect(stepFrom(7, { stride: 'decision', back: false }, stops)).toBe(7);
    expect(stepFrom(0, { stride: 'round', back: true }, stops)).toBe(0);
  });

  it('begin where a link says, inside the game', () => {
    expect([undefined, 3, 99, -4, 1.5].map((at) => positionAt(at, 7))).toEqual([0, 3, 7, 0, 0]);
  });
});
