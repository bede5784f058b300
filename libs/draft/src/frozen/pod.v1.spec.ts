import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { PodEvent } from '../pod/events.js';
import { evolvePod, podEventTypes } from '../pod/evolve.js';
import { initialPod, type PodState } from '../pod/state.js';

// Events as they were first written. This file never changes: whatever becomes of the code, these must fold to the same pod.
const frozen = JSON.parse(readFileSync(new URL('pod.v1.json', import.meta.url), 'utf8')) as readonly PodEvent[];
const after = (count: number): PodState => frozen.slice(0, count).reduce(evolvePod, initialPod);

it('has an example of every event type', () => {
  expect([...new Set(frozen.map((event) => event.type))].sort()).toEqual([...podEventTypes].sort());
});

it('folds to the pod as it was, step by step', () => {
  expect(after(2)).toMatchObject({ podId: 'p1', eventId: 'e1', draft: 1, number: 2, set: 'SOR', status: 'drafting', round: 0, roundOpenedAt: '2026-11-22T09:00:00.000Z' });
  expect(after(3).seats[0]).toMatchObject({ playerId: 'ana', holder: 'player', picks: [['SOR_005']] });
  expect(after(4).seats[0]).toMatchObject({ picks: [[]], rewoundAt: '2026-11-22T09:00:07.000Z' });
  expect(after(5).seats[0]).toMatchObject({ picks: [['SOR_001']], missed: 1 });
  expect(after(6)).toMatchObject({ pausedAt: '2026-11-22T09:00:30.000Z', pauseReason: 'spilt coffee' });
  expect(after(7)).toMatchObject({ pausedAt: null, pauses: [{ from: '2026-11-22T09:00:30.000Z', to: '2026-11-22T09:01:30.000Z' }] });
  expect(after(10).seats[1]).toMatchObject({ holder: 'bot', picks: [['SOR_010', null]] });
  expect(after(11).called).toEqual({ pick: 2, at: '2026-11-22T09:02:00.000Z', endsAt: '2026-11-22T09:02:10.000Z' });
  expect(after(12)).toMatchObject({ status: 'completed', revealed: false });
  expect(after(13).revealed).toBe(true);
  expect(after(14).status).toBe('dissolved');
});

it('passes over a fact of a later version', () => {
  expect(evolvePod(after(2), { type: 'MascotChosen', schemaVersion: 1, data: {} } as never)).toEqual(after(2));
});
