import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { freeMatchDecider, freeMatchOf, type FreeMatchState } from '../game/kinds/free-match.js';
import type { FreeMatchEvent } from '../game/kinds/free-match-events.js';

// Events of free matches as they were first written. This
// file never changes: these must fold to the same tables.
const frozen = JSON.parse(
  readFileSync(new URL('free-match.v1.json', import.meta.url), 'utf8'),
) as readonly FreeMatchEvent[];
const after = (...events: readonly number[]): FreeMatchState =>
  freeMatchOf(
    events
      .flatMap((index) => frozen[index] ?? [])
      .reduce(freeMatchDecider.evolve, freeMatchDecider.initialState),
  );

it('folds to the tables as they were, step by step', () => {
  expect(after(0)).toEqual({
    matchId: 'm1',
    seatsOf: 'm0',
    status: 'open',
    format: 'eternal',
    bestOf: 3,
    listed: true,
    openedAt: '2026-11-22T10:00:00.000Z',
    openUntil: '2026-11-22T11:00:00.000Z',
    host: { playerId: 'p0', name: 'Ana', leader: 'SOR_005', base: 'SOR_029' },
    guest: null,
    rematch: null,
  });
  expect(after(0, 1)).toMatchObject({ status: 'joined', guest: { name: 'Ben', leader: null } });
  expect(after(0, 1, 2).rematch).toEqual({ by: 'b', next: null });
  expect(after(0, 1, 2, 3).rematch).toEqual({ by: 'b', next: 'm2' });
  expect(after(0, 4).status).toBe('cancelled');
});
