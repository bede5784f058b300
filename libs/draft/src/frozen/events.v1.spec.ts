import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { podDecider } from '../pod/decider.js';
import type { PodEvent } from '../pod/events.js';
import type { PodState } from '../pod/state.js';

// Events as they were first written. A line of this file never changes, new ones come
// after the last: whatever becomes of the code, these must fold to the same pods.
const frozen = JSON.parse(
  readFileSync(new URL('events.v1.json', import.meta.url), 'utf8'),
) as readonly PodEvent[];
const fold = (from: number, to: number): PodState =>
  frozen.slice(from, to).reduce(podDecider.evolve, podDecider.initialState);

it('folds to the pod as it was, step by step', () => {
  expect(fold(0, 2)).toMatchObject({
    status: 'drafting',
    draft: 1,
    number: 2,
    source: 'generated',
    round: 0,
    seats: [{ playerId: 'ana', holder: 'player' }, { playerId: 'bob' }],
  });
  expect(fold(0, 4)).toMatchObject({
    pausedAt: '2026-11-21T10:00:06.000Z',
    pauseReason: 'spilt water',
    seats: [{ picks: [['SOR_010']] }, { picks: [] }],
  });
  expect(fold(0, 6)).toMatchObject({
    pausedAt: null,
    rewinds: 1,
    pauses: [{ from: '2026-11-21T10:00:06.000Z', to: '2026-11-21T10:01:00.000Z' }],
    seats: [{ picks: [[]], rewoundAt: '2026-11-21T10:00:10.000Z' }, {}],
  });
  expect(fold(0, 9)).toMatchObject({
    seats: [
      { picks: [['SOR_012']], missed: 1 },
      { picks: [['SOR_005']], holder: 'bot' },
    ],
  });
  expect(fold(0, 11)).toMatchObject({
    round: 1,
    pauses: [],
    seats: [{}, { picks: [['SOR_005'], [null]] }],
  });
  expect(fold(0, 13)).toMatchObject({ status: 'completed', revealed: true });
  expect(fold(13, 15)).toMatchObject({
    source: 'recorded',
    clock: null,
    called: { pick: 1, endsAt: null },
  });
  expect(
    [...frozen.slice(13, 15), ...frozen.slice(16, 17)].reduce(
      podDecider.evolve,
      podDecider.initialState,
    ),
  ).toMatchObject({ round: 0, rewinds: 1, called: { pick: 0, endsAt: null } });
  expect(fold(13, 16).status).toBe('dissolved');
  expect(fold(0, 1).conduct).toEqual({ readyCheck: 'none', botAfterMissed: 2 });
  expect(fold(17, 19)).toMatchObject({
    status: 'ready-check',
    conduct: { readyCheck: 'organizer', botAfterMissed: 3 },
    seats: [{ ready: false }, { ready: true }],
  });
  expect(fold(17, 23)).toMatchObject({
    status: 'drafting',
    round: 0,
    seats: [{ marks: ['SOR_010', 'SOR_012'], movedSeconds: 30 }, {}],
  });
  expect(fold(17, 24)).toMatchObject({
    seats: [
      { marks: ['SOR_012'], movedSeconds: 0, byClock: { card: 'SOR_010', marked: true } },
      {},
    ],
  });
  expect(fold(17, 25)).toMatchObject({ seats: [{ picks: [[]], rewoundAt: null }, {}] });
  expect(fold(25, 26)).toMatchObject({ sets: ['SOR', 'SHD', 'TWI'] });
  expect(fold(26, 27).cube).toEqual({
    name: 'Two leaders',
    cards: ['SOR_010', 'SOR_012', 'SOR_095', 'SOR_095'],
    packSize: 5,
  });
});
