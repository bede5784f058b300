import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { duelDecider } from '../game/kinds/duel.js';
import type { DuelEvent } from '../game/kinds/duel-events.js';
import type { GameState } from '../game/state.js';

// Events of games between two people as they were first written.
// This file never changes: these must fold to the same games.
const frozen = JSON.parse(
  readFileSync(new URL('duel.v1.json', import.meta.url), 'utf8'),
) as readonly DuelEvent[];
const after = (count: number): GameState =>
  frozen.slice(0, count).reduce(duelDecider.evolve, duelDecider.initialState);

it('folds to the games as they were, step by step', () => {
  expect(after(1)).toMatchObject({ gameId: 'd1', status: 'open', players: [{ name: 'Ana' }] });
  expect(after(2)).toMatchObject({ status: 'running', step: 1, players: [{}, { name: 'Ben' }] });
  expect(after(4)).toMatchObject({
    step: 3,
    record: { moves: [{ seat: 1 }, { seat: 0 }], hashed: { moves: 2, hash: 'h2' } },
  });
  expect(after(5)).toMatchObject({ step: 4, record: { moves: { length: 1 }, hashed: null } });
  expect(after(6)).toMatchObject({ status: 'over', ended: { winners: [1], cause: 'conceded' } });
  expect(after(7).rematch).toEqual({ next: 'd2', by: 1 });
  expect(after(8).status).toBe('cancelled');
  expect(after(9).silence).toEqual({
    by: 0,
    seat: 1,
    until: '2026-11-24T12:05:00.000Z',
    then: 'claim',
    rulingAsked: false,
  });
});
