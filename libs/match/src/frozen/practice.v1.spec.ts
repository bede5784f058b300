import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { practiceDecider, practiceWinner } from '../game/kinds/practice.js';
import type { PracticeEvent } from '../game/kinds/practice-events.js';
import type { GameState } from '../game/state.js';

// Events of games against bots as they were first written.
// This file never changes: these must fold to the same games.
const frozen = JSON.parse(
  readFileSync(new URL('practice.v1.json', import.meta.url), 'utf8'),
) as readonly PracticeEvent[];
const between = (from: number, to: number): GameState =>
  frozen.slice(from, to).reduce(practiceDecider.evolve, practiceDecider.initialState);

it('folds the first games, before levels, reasons and discreet questions', () => {
  const state = between(0, 2);
  expect(state).toMatchObject({ gameId: 'p1', status: 'running', level: 1, reasons: [] });
  expect(state.players.map(({ playerId }) => playerId)).toEqual(['account:ana', null]);
  expect(state.record).toMatchObject({
    setups: [{ leaders: ['SOR_005'] }, { leaders: ['SOR_010'] }],
    terms: { discreet: false, engine: 'sha256:e', cards: 'sha256:f' },
    moves: [
      { seat: 0, option: { at: 0, pick: [1] } },
      { seat: 1, option: { at: 1, pick: [0] } },
    ],
    hashed: { moves: 2, hash: 'h2' },
  });
});

it('folds games of several bots and guided ones, step by step', () => {
  expect(between(2, 3)).toMatchObject({ seats: 3, level: 2, prepared: { lesson: 1 } });
  expect(between(2, 4).reasons).toEqual([{ at: 2, reason: { why: 'wins' } }]);
  const { record } = between(2, 5);
  expect(record).toMatchObject({
    moves: [],
    hashed: null,
    setups: [{}, {}, { leaders: ['SOR_006'] }],
    rewinds: [{ from: 2, to: 0, cause: 'own-choice', by: 0 }],
  });
  const over = between(2, 6);
  expect(over).toMatchObject({ status: 'over', ended: { winners: [0, 2], cause: 'played' } });
  expect(practiceWinner(over)).toBe('draw');
});

it('folds games that describe their board themselves, step by step', () => {
  expect(between(6, 7)).toMatchObject({
    gameId: 'p3',
    game: 'destiny',
    step: 1,
    players: [{ list: 'Rey' }, { list: 'Finn' }],
    record: { terms: null },
  });
  expect(between(6, 8)).toMatchObject({ step: 2, record: { hashed: { moves: 2, hash: 'h2' } } });
  expect(between(6, 9)).toMatchObject({ step: 3, record: { moves: [], hashed: null } });
  expect(practiceWinner(between(6, 10))).toBe('bot');
});

it('folds recorded games that are played on from another seat, step by step', () => {
  const begun = between(10, 12);
  expect(begun).toMatchObject({
    players: [{ playerId: null }, { playerId: 'visitor:v' }],
    prepared: { game: 'recorded', seed: 's', moves: 2 },
    record: { setups: [{ leaders: ['SOR_010'] }, { leaders: ['SOR_005'] }], terms: { chooser: 0 } },
  });
  expect(between(10, 13).record).toMatchObject({ moves: [{ seat: 0 }], rewinds: [{ by: 1 }] });
  const over = between(10, 14);
  expect(over.ended).toEqual({ winners: [1], cause: 'played' });
  expect(practiceWinner(over)).toBe('person');
});
