import { expect, it } from 'vitest';
import type { RosterRow } from '#contracts';
import { addressesOf, sweptBy } from './swept.js';

const now = Date.parse('2026-11-21T10:00:00.000Z');
const row = (playerId: string, change: Partial<RosterRow> = {}): RosterRow => ({
  playerId,
  name: playerId,
  status: 'registered',
  registeredAt: '2026-11-21T09:55:00.000Z',
  from: 'one',
  ...change,
});
const players = [
  row('early', { registeredAt: '2026-11-21T08:00:00.000Z' }),
  row('late'),
  row('waiting', { status: 'waitlisted', asked: true }),
  row('here', { status: 'checked-in' }),
  row('elsewhere', { from: 'two' }),
  row('by-staff', { from: null }),
];
const named = (rows: readonly RosterRow[]) => rows.map(({ playerId }) => playerId);

it('sweeps who registered alone and has not been checked in', () => {
  expect(named(sweptBy(players, { minutes: null, from: null }, now))).toEqual([
    'early',
    'late',
    'waiting',
    'elsewhere',
  ]);
});

it('sweeps by time and by address', () => {
  expect(named(sweptBy(players, { minutes: 10, from: 'one' }, now))).toEqual(['late', 'waiting']);
});

it('tells addresses apart, the busiest first', () => {
  expect(addressesOf(players)).toEqual([
    { from: 'one', count: 3 },
    { from: 'two', count: 1 },
  ]);
});
