import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matchDecider } from '../decider.js';
import type { MatchState } from '../state.js';
import type { MatchEvent } from '../events.js';

// Events as they were first written. This file never changes:
// whatever becomes of the code, these must fold to the same match.
const frozen = (name: string) =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as readonly MatchEvent[];
const after = (count: number, name = 'trilogy.v1.json'): MatchState =>
  frozen(name).slice(0, count).reduce(matchDecider.evolve, matchDecider.initialState);

it('folds to the match as it was, step by step', () => {
  expect(after(1)).toMatchObject({ format: 'trilogy', status: 'open', trilogy: null });
  expect(after(2).trilogy).toMatchObject({
    stage: 'ban',
    choosing: ['a', 'b'],
    chooseBy: '2026-11-21T10:02:00.000Z',
    banSeconds: 120,
    pickSeconds: 60,
  });
  expect(after(4).trilogy).toMatchObject({
    a: { sealed: expect.stringMatching(/^62af/) as string },
    b: { sealed: expect.stringMatching(/^e3b1/) as string },
  });
  expect(after(5).trilogy).toMatchObject({
    stage: 'pick',
    game: 0,
    chooseBy: '2026-11-21T10:03:00.000Z',
    a: { banned: 1, sealed: null },
    b: { banned: 0, sealed: null },
  });
  expect(after(9).trilogy).toMatchObject({
    stage: 'playing',
    game: 1,
    chooseBy: null,
    a: { playing: 2 },
    b: { playing: 1 },
  });
  expect(after(10).trilogy).toMatchObject({
    stage: 'reported',
    report: { by: 'a', winner: 'draw', version: 10 },
  });
  expect(after(12).trilogy).toMatchObject({
    stage: 'playing',
    game: 2,
    drawn: 1,
    a: { won: [], playing: 2 },
    b: { won: [], playing: 1 },
  });
  expect(after(14).trilogy).toMatchObject({ stage: 'disputed' });
  expect(after(16).trilogy).toMatchObject({
    stage: 'pick',
    choosing: ['b'],
    a: { won: [2] },
    chooseBy: '2026-11-21T10:41:00.000Z',
  });
  expect(after(19).trilogy).toMatchObject({
    stage: 'playing',
    game: 3,
    a: { playing: 0 },
    b: { playing: 2 },
  });
  expect(after(19).version).toBe(19);
});

it('folds a time to ban that waited for both players', () => {
  const name = 'ban-clock.v1.json';
  expect(after(2, name).trilogy).toMatchObject({ chooseBy: null, waitsFor: 'table', here: [] });
  expect(after(4, name).trilogy).toMatchObject({ chooseBy: null, here: ['a', 'b'] });
  expect(after(5, name).trilogy).toMatchObject({
    chooseBy: '2026-11-21T10:05:00.000Z',
    waitsFor: null,
  });
});
