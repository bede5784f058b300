import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tournamentDecider } from '../decider.js';
import type { TournamentEvent } from '../events.js';
import { initialState, type TournamentState } from '../state.js';

// Events as they were first written. This file never changes:
// whatever becomes of the code, these must fold to the same event.
const { evolve } = tournamentDecider;
const frozen = JSON.parse(
  readFileSync(new URL('events.v1.json', import.meta.url), 'utf8'),
) as readonly TournamentEvent[];
const until = (type: TournamentEvent['type']): TournamentState =>
  frozen
    .slice(0, frozen.findIndex((event) => event.type === type) + 1)
    .reduce(evolve, initialState);

it('folds to the event as it was', () => {
  const state = until('HeadsSealed');
  expect(state).toMatchObject({
    name: 'Sunday',
    venue: 'Cellar',
    cap: 4,
    status: 'running',
    owner: 'olga',
    pairing: { phase: 0, round: 2, attempt: 1 },
  });
  expect(state.settings).toMatchObject({
    bestOf: 1,
    drawByAgreement: 'forbidden',
    legality: { addSets: ['SOR'], banCards: ['SOR_005'] },
  });
  expect([...(state.roles.get('jo') ?? [])]).toEqual(['judge']);
  expect([...(state.roles.get('sam') ?? [])]).toEqual([]);
  expect(state.players.get('ana')).toMatchObject({
    status: 'playing',
    staticTable: 7,
    deck: { revision: 1, legal: true },
  });
  expect(state.players.get('bob')).toMatchObject({
    account: 'acc-bob',
    status: 'playing',
    guestCode: { hash: 'h1', issue: 1, devicesFrom: 0 },
  });
  expect(state.players.get('cleo')).toMatchObject({
    name: 'Cleopatra',
    status: 'playing',
    missed: [{ round: 1, as: 'loss' }],
    droppedAfter: null,
  });
  expect(state.players.get('dan')).toMatchObject({ status: 'withdrawn' });
  expect(state.rounds).toMatchObject([
    {
      round: 1,
      attempt: 3,
      completed: true,
      clock: { endsAt: '2026-11-22T10:41:00.000Z', remainingSeconds: null },
      tables: [{ matchId: 'm2' }],
    },
  ]);
  expect(Object.fromEntries(state.attempts)).toEqual({ '0.1': 3 });
  expect(state.penalties.get('f1')).toMatchObject({ revoked: true });
  expect(state.calls.get('c1')).toMatchObject({ state: 'resolved' });
});

it('ends as it ended', () => {
  expect(until('SeedRevealed').status).toBe('finished');
  expect(until('EventCancelled').status).toBe('cancelled');
});

it('passes over a fact of a later version', () => {
  const state = until('EventStarted');
  expect(evolve(state, { type: 'MascotChosen', schemaVersion: 1, data: {} } as never)).toBe(state);
});
