import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { twinSunsDecider } from '../twin-suns/decider.js';
import type { TwinSunsEvent } from '../twin-suns/events.js';
import type { TwinSunsState } from '../twin-suns/state.js';

// Events of games of Twin Suns among people as they were first written. This file never changes: these must fold to the same games.
const frozen = JSON.parse(
  readFileSync(new URL('twin-suns.v1.json', import.meta.url), 'utf8'),
) as readonly TwinSunsEvent[];
const after = (count: number): TwinSunsState =>
  frozen.slice(0, count).reduce(twinSunsDecider.evolve, twinSunsDecider.initialState);

it('folds to the tables as they were, step by step', () => {
  expect(after(1)).toMatchObject({ gameId: 'g1', status: 'open', seats: 3, game: null });
  expect(after(3).players.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cleo']);
  expect(after(4).players.map(({ name }) => name)).toEqual(['Ana', 'Cleo']);
  expect(after(5)).toMatchObject({
    status: 'dealt',
    level: 2,
    players: [{ name: 'Ana' }, { name: 'Cleo' }, { playerId: null, name: 'Bot 1' }],
    game: { discreet: true, engine: 'sha256:e', cards: 'sha256:f', others: { length: 1 } },
  });
  expect(after(6).game).toMatchObject({ moves: { length: 2 }, hashed: { moves: 2, hash: 'h2' } });
  expect(after(7).game).toMatchObject({
    moves: [{ seat: 0 }],
    hashed: null,
    rewinds: [{ from: 2, to: 1, cause: 'own-choice', by: 'b' }],
  });
  expect(after(8)).toMatchObject({
    status: 'over',
    ended: { winners: [0, 2], cause: 'played' },
  });
  expect(after(9).status).toBe('cancelled');
  expect(after(12).silence).toEqual({
    by: 0,
    seat: 1,
    removableFrom: '2026-11-24T10:05:30.000Z',
  });
  expect(after(10).rematch).toEqual({ next: 'g2', by: 1 });
});
