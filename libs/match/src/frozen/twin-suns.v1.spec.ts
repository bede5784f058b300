import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { twinSunsDecider } from '../game/kinds/twin-suns.js';
import type { TwinSunsEvent } from '../game/kinds/twin-suns-events.js';
import type { GameState } from '../game/state.js';

// Events of games of Twin Suns among people as they were first
// written. This file never changes: these must fold to the same games.
const frozen = JSON.parse(
  readFileSync(new URL('twin-suns.v1.json', import.meta.url), 'utf8'),
) as readonly TwinSunsEvent[];
const after = (count: number): GameState =>
  frozen.slice(0, count).reduce(twinSunsDecider.evolve, twinSunsDecider.initialState);

const gameAfter = (count: number) => after(count).record;

it('folds to the tables as they were, step by step', () => {
  expect(after(1)).toMatchObject({ gameId: 'g1', status: 'open', seats: 3, record: null });
  expect(after(3).players.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cleo']);
  expect(after(4).players.map(({ name }) => name)).toEqual(['Ana', 'Cleo']);
  expect(after(5)).toMatchObject({
    status: 'running',
    level: 2,
    players: [{ name: 'Ana' }, { name: 'Cleo' }, { playerId: null, name: 'Bot 1' }],
    record: { terms: { discreet: true, engine: 'sha256:e', cards: 'sha256:f' } },
  });
  expect(gameAfter(5)?.setups).toHaveLength(3);
  expect(gameAfter(6)).toMatchObject({ moves: { length: 2 }, hashed: { moves: 2, hash: 'h2' } });
  expect(gameAfter(7)).toMatchObject({
    moves: [{ seat: 0 }],
    hashed: null,
    rewinds: [{ from: 2, to: 1, cause: 'own-choice', by: 1 }],
  });
  expect(after(8)).toMatchObject({
    status: 'over',
    ended: { winners: [0, 2], cause: 'played' },
  });
  expect(after(9).status).toBe('cancelled');
  expect(after(12).silence).toEqual({
    by: 0,
    seat: 1,
    until: '2026-11-24T10:05:30.000Z',
    then: 'claim',
    rulingAsked: false,
  });
  expect(after(10).rematch).toEqual({ next: 'g2', by: 1 });
});
