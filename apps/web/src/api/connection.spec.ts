import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentConnection, noteHeard, noteSilence, onConnection } from './connection.js';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('is lost at the first silence, and found by an answer to what was asked since', () => {
  const told: boolean[] = [];
  const stop = onConnection(() => told.push(currentConnection().reachable));
  noteHeard();
  vi.setSystemTime(2_000);
  noteSilence();
  noteHeard(1_500);
  expect(currentConnection()).toEqual({ reachable: false, heardAt: 1_000 });
  vi.setSystemTime(3_000);
  noteHeard(2_500);
  expect(currentConnection()).toEqual({ reachable: true, heardAt: 3_000 });
  noteHeard();
  stop();
  noteSilence();
  expect(told).toEqual([false, true]);
});
