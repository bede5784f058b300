import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matchDecider } from '../decider.js';
import type { MatchEvent } from '../events.js';
import type { TableState } from '../table/state.js';

// Events of games on screen as they were first written. This
// file never changes: these must fold to the same games.
const frozen = JSON.parse(
  readFileSync(new URL('table.v1.json', import.meta.url), 'utf8'),
) as readonly MatchEvent[];
const after = (count: number): TableState =>
  frozen.slice(0, count).reduce(matchDecider.evolve, matchDecider.initialState).table;

it('folds to the games as they were, step by step', () => {
  expect(after(4)).toMatchObject({ games: 1, asked: null });
  expect(after(4).game.record).toMatchObject({
    terms: { discreet: false },
    hashed: { moves: 2, hash: 'h2' },
    rewinds: [],
  });
  expect(after(5).asked).toEqual({ by: 'b', to: 1 });
  expect(after(6)).toMatchObject({ asked: null, game: { record: { moves: { length: 2 } } } });
  expect(after(8).asked).toBeNull();
  expect(after(8).game.record).toMatchObject({
    moves: [{ seat: 0 }],
    hashed: null,
    rewinds: [{ from: 2, to: 1, cause: 'agreed' }],
  });
  expect(after(11).game.record).toMatchObject({ moves: [], rewinds: { length: 3 } });
  expect(after(12)).toMatchObject({ game: { status: 'over' }, won: { a: 1, b: 0 } });
  expect(after(13)).toMatchObject({
    games: 2,
    game: { status: 'running', record: { terms: { discreet: true }, rewinds: [] } },
  });
  expect(after(15)).toMatchObject({ game: { status: 'over' }, drawn: 1, nextChooser: 'b' });
  expect(after(17).chosen).toMatchObject({ a: { base: 'SOR_020' }, b: { base: 'SOR_028' } });
  expect(after(18)).toMatchObject({ games: 3, chosen: { a: null, b: null } });
  expect(after(18).game.record).toMatchObject({
    terms: { chooser: 1 },
    setups: [{}, { deck: { length: 3 } }],
  });
  const warned = { by: 0, seat: 1, until: '2026-11-21T10:02:00.000Z', then: 'ruling' };
  expect(after(19).game.silence).toEqual({ ...warned, rulingAsked: false });
  expect(after(20).game.silence).toEqual({ ...warned, rulingAsked: true });
  expect(after(21)).toMatchObject({ drawOffer: 'b', drawOffers: { a: 0, b: 1 } });
  expect(after(22)).toMatchObject({ drawOffer: null, drawOffers: { a: 0, b: 1 }, time: null });
  expect(after(23).time).toEqual({ rule: 'next-action-phase', lastRound: 5 });
  expect(after(23).faults).toEqual([]);
  expect(after(24).faults).toEqual([{ by: 'b' }]);
});
