import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { duelDecider } from '../game/kinds/duel.js';
import type { DuelEvent } from '../game/kinds/duel-events.js';
import type { GameState } from '../game/state.js';

// Events of a table of teams as they were first written.
// This file never changes: these must fold to the same games.
const frozen = JSON.parse(
  readFileSync(new URL('team-duel.v1.json', import.meta.url), 'utf8'),
) as readonly DuelEvent[];
const after = (count: number): GameState =>
  frozen.slice(0, count).reduce(duelDecider.evolve, duelDecider.initialState);
const seatsOf = ({ players }: GameState) => players.map(({ name, seat }) => [name, seat]);

it('folds to the tables as they were, step by step', () => {
  expect(after(1)).toMatchObject({ gameId: 'd1', status: 'open', seats: 4, sides: 2 });
  expect(seatsOf(after(3))).toEqual([
    ['Ana', 0],
    ['Ben', 3],
    ['Cleo', 1],
  ]);
  expect(seatsOf(after(4))).toEqual([
    ['Ana', 0],
    ['Ben', 3],
  ]);
  expect(after(5)).toMatchObject({ status: 'running', step: 1 });
  expect(after(5).players.map(({ name }) => name)).toEqual(['Ana', 'Bot 1', 'Bot 2', 'Ben']);
  expect(after(6).record?.moves.map(({ seat }) => seat)).toEqual([0, 1]);
});
