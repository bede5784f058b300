import { playableBook, randomDeck, starterDeck } from '#cards';
import { describe, expect, it } from 'vitest';
import { heuristicMove } from '../bots/heuristic.js';
import { dice } from '../bots/random.js';
import { createEngine, isRefusal, type SeatSetup, type Setup } from '../engine/engine.js';
import { answersTo, sameAnswer } from '../engine/indifferent.js';
import type { Decision } from '../kernel/decisions.js';
import { hash } from '../kernel/hash.js';
import type { State } from '../kernel/state.js';

const engine = createEngine(playableBook());
const { book } = engine;
const SLOW = 120_000;

/** Questions that are asked although each answer leads to the same state, with the reason. */
const STAYS: readonly (readonly [reason: string, is: (d: Decision) => boolean])[] = [
  ['a question of the game itself', ({ kind }) => kind === 'mulligan' || kind === 'resource'],
  ['an action is a player’s own', ({ kind }) => kind === 'action'],
  ['cards are shown with it, which its reader wants to see', ({ shown = [] }) => shown.length > 0],
  ['somebody learns something by one of the answers', ({ note }) => note === 'reveal'],
];

/** The states after each answer. */
const statesAfter = (state: State, d: Decision): Set<string> => {
  const states = (answersTo(d) ?? []).map((pick) => {
    const next = engine.apply(state, { seat: d.seat, at: d.at, pick });
    return isRefusal(next) ? next.code : hash(next.state);
  });
  return new Set(states);
};

/** The decisions of one game, as bots with rules of thumb play it. */
function* decisionsOf(setup: Setup, seed: number): Generator<State> {
  const begun = engine.create(setup, `same:${seed}`);
  if (isRefusal(begun)) throw new Error(begun.detail);
  const roll = dice(seed);
  for (let { state } = begun; state.pending;) {
    yield state;
    const next = engine.apply(
      state,
      heuristicMove(engine.view(state, state.pending.seat), book, roll),
    );
    if (isRefusal(next)) throw new Error(next.detail);
    ({ state } = next);
  }
}

const setups = (seed: number): Setup => {
  const roll = dice(seed);
  return seed % 4 === 0
    ? { players: [starterDeck('luke'), starterDeck('vader')] as SeatSetup[] }
    : { players: [0, 1].map(() => randomDeck(book, roll)) };
};

describe('a question whose every answer leads to the same state', () => {
  it(
    'is asked of nobody, but for those that stay',
    () => {
      const asked: string[] = [];
      let spared = 0;
      for (let seed = 1; seed <= 24; seed++)
        for (const state of decisionsOf(setups(seed), seed)) {
          const d = state.pending as Decision;
          if (STAYS.some(([, is]) => is(d)) || answersTo(d) === null) continue;
          if (statesAfter(state, d).size !== 1) continue;
          if (sameAnswer(book, state, d.seat) === null)
            asked.push(`${d.kind} ${d.note} by ${state.id[d.source]} (seed ${seed}, ${d.at})`);
          else spared++;
        }
      expect(asked).toEqual([]);
      expect(spared).toBeGreaterThan(50);
    },
    SLOW,
  );
});
