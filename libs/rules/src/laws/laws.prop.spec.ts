import { playableBook, randomDeck, starterDeck } from '#cards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine, isRefusal, type SeatSetup, type Setup } from '../engine/engine.js';
import { dice, randomMove } from '../bots/random.js';
import { heuristicMove } from '../bots/heuristic.js';
import { hash } from '../kernel/hash.js';
import type { State } from '../kernel/state.js';
import { cr } from '../testing/cite.js';
import { playRandomGame, replayHash } from './random-game.js';

const engine = createEngine(playableBook());
const starters: Setup = { players: [starterDeck('luke'), starterDeck('vader')] as SeatSetup[] };
const mixed = (seed: number, players: number): Setup => {
  const roll = dice(seed);
  return { players: Array.from({ length: players }, () => randomDeck(engine.book, roll)) };
};
/** Whole games on a busy machine: a limit against hanging, not a measurement. */
const SLOW = 120_000;
const seeds = fc.integer({ min: 1, max: 1_000_000 });

describe('laws of the engine, with random legal play', () => {
  it(
    cr(
      ['1.17.2#1', '1.17.2#2', '1.17.3', '4.6.1', '4.7.4#1'],
      'starter decks: stored and loaded alike, cards conserved, legal means accepted, nothing leaks, it ends',
    ),
    () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          expect(playRandomGame(engine, starters, seed).faults).toEqual([]);
        }),
        { numRuns: 6 },
      );
    },
    SLOW,
  );

  it(
    'any two decks of playable cards keep the same promises',
    () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          expect(playRandomGame(engine, mixed(seed, 2), seed).faults).toEqual([]);
        }),
        { numRuns: 6 },
      );
    },
    SLOW,
  );

  it(
    'three and four players too',
    () => {
      fc.assert(
        fc.property(seeds, fc.constantFrom(3, 4), (seed, players) => {
          expect(playRandomGame(engine, mixed(seed, players), seed, { every: 29 }).faults).toEqual(
            [],
          );
        }),
        { numRuns: 3 },
      );
    },
    SLOW,
  );

  it(
    'seed and moves replay to the same hash, and any prefix to what the game was then (undo by replay)',
    () => {
      fc.assert(
        fc.property(seeds, fc.nat(100), (seed, at) => {
          const game = playRandomGame(engine, starters, seed, { every: 1000 });
          expect(replayHash(engine, starters, seed, game.moves)).toBe(game.hash);
          const prefix = game.moves.slice(0, Math.min(at, game.moves.length - 1));
          const undone = replayHash(engine, starters, seed, prefix);
          expect(replayHash(engine, starters, seed, prefix)).toBe(undone);
          expect(undone).not.toBe(game.hash);
        }),
        { numRuns: 3 },
      );
    },
    SLOW,
  );

  it(
    'bots finish their games, and a stored game is finished by others exactly so',
    () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const begun = engine.create(starters, `bots:${seed}`);
          if (isRefusal(begun)) throw new Error(begun.detail);
          const finish = (from: State, roll: (n: number) => number): string => {
            let state = from;
            for (let n = 0; state.pending && n < 3000; n++) {
              const next = engine.apply(
                state,
                heuristicMove(engine.view(state, state.pending.seat), engine.book, roll),
              );
              if (isRefusal(next)) throw new Error(next.detail);
              state = next.state;
            }
            expect(state.outcome).not.toBeNull();
            return hash(state);
          };
          expect(finish(JSON.parse(JSON.stringify(begun.state)) as State, dice(seed))).toBe(
            finish(begun.state, dice(seed)),
          );
        }),
        { numRuns: 3 },
      );
    },
    SLOW,
  );
});

describe('bad input', () => {
  const begun = engine.create(starters, 'bad');
  if (isRefusal(begun)) throw new Error(begun.detail);
  const { state } = begun;
  const d = state.pending;
  if (!d) throw new Error('no decision');
  const other = 1 - d.seat;

  it('is refused with a stable code and changes nothing', () => {
    const before = hash(state);
    const code = (move: Parameters<typeof engine.apply>[1]) => {
      const r = engine.apply(state, move);
      return isRefusal(r) ? r.code : 'accepted';
    };
    expect(code({ seat: other, at: state.at, pick: [0] })).toBe('rules/not-your-decision');
    expect(code({ seat: d.seat, at: state.at + 1, pick: [0] })).toBe('rules/stale-move');
    expect(code({ seat: d.seat, at: state.at, pick: [7] })).toBe('rules/illegal-pick');
    expect(code({ seat: d.seat, at: state.at })).toBe('rules/illegal-pick');
    expect(code({ seat: 5, at: state.at, pick: [0] })).toBe('rules/unknown-seat');
    expect(hash(state)).toBe(before);
  });

  it('a corrupt stored state is refused when it is loaded', () => {
    const text = JSON.stringify(state);
    expect(isRefusal(engine.load(text))).toBe(false);
    for (const broken of [
      '',
      '{}',
      text.slice(0, -5),
      text.replace('"SOR_005"', '"SOR_999"'),
      text.replace('"format":1', '"format":9'),
      JSON.stringify({ ...state, deckless: 1, players: [] }),
      JSON.stringify({ ...state, zone: state.zone.slice(1) }),
      JSON.stringify({ ...state, pending: null }),
    ]) {
      expect(engine.load(broken)).toMatchObject({ code: 'rules/corrupt-state' });
    }
  });

  it('random moves of random shapes never throw', () => {
    fc.assert(
      fc.property(
        fc.record({
          seat: fc.integer(),
          at: fc.integer(),
          pick: fc.array(fc.double()),
          amounts: fc.array(fc.double()),
          name: fc.string(),
        }),
        (move) => {
          const game = engine.simulate(state);
          const roll = dice(3);
          for (let i = 0; i < 12 && game.state.pending; i++) {
            const at = hash(game.state);
            const refused = game.play({ ...move, at: i % 2 ? move.at : game.state.at });
            if (refused) expect(hash(game.state)).toBe(at);
            if (game.state.pending)
              game.play(randomMove(game.state.pending, roll, engine.book.names));
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
