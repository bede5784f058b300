import { describe, expect, it } from 'vitest';
import type { RoundSummary } from '#contracts';
import { waitingForJudge } from './waiting-calls.js';

const round: RoundSummary = {
  phase: 0,
  round: 1,
  attempt: 1,
  state: 'running',
  failure: null,
  endsAt: null,
  remainingSeconds: null,
  tables: 4,
  completed: 1,
  disputed: 1,
  unavoidableRematches: 0,
};
const calls = (['waiting', 'accepted', 'resolved', 'waiting'] as const).map((state) => ({ state }));

describe('what waits for a judge', () => {
  it('is each call that nobody has taken, and each disputed table', () => {
    expect(waitingForJudge({ status: 'running', rounds: [round] }, calls)).toBe(3);
  });

  it('is nothing once the event is over', () => {
    expect(waitingForJudge({ status: 'finished', rounds: [round] }, calls)).toBe(0);
  });
});
