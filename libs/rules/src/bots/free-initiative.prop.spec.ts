import { playableBook, randomDeck } from '#cards';
import { describe, expect, it } from 'vitest';
import { createEngine, isRefusal } from '../engine/engine.js';
import type { Decision } from '../kernel/decisions.js';
import type { State } from '../kernel/state.js';
import { candidates } from './candidates.js';
import { botChoice, type BotLevel } from './levels.js';
import { dice, randomMove } from './random.js';
import { tryOut } from './trial.js';

const engine = createEngine(playableBook());
const { book } = engine;
const GAMES = 40;
const LEAST = 60;

const mayTakeIt = ({ pending }: State): boolean =>
  pending?.kind === 'action' && pending.options.some(({ o }) => o === 'take-initiative');

const optionsAt = ({ pending }: State): Decision['options'] => pending?.options ?? [];

/** Whether passing now means doing nothing more in this phase. */
const isLastCall = (state: State): boolean =>
  state.players.every(({ passed }, seat) => passed || seat === state.pending?.seat) ||
  optionsAt(state).every(({ o }) => o === 'take-initiative' || o === 'pass');

/**
 * Whether every unit is exhausted or there is none, so that whatever cards and abilities could do
 * later they can do now.
 */
const isWithoutAttack = (state: State): boolean =>
  optionsAt(state).every(({ o }) => o !== 'attack');

/** Positions of random games of two and of three players in which the initiative is free. */
const positions = (): readonly State[] => {
  const found: State[] = [];
  for (let seed = 1; seed <= GAMES; seed++) {
    const roll = dice(seed);
    const players = Array.from({ length: seed % 4 === 0 ? 3 : 2 }, () => randomDeck(book, roll));
    const begun = engine.create({ players }, `free:${seed}`);
    if (isRefusal(begun)) throw new Error(begun.code);
    let { state } = begun;
    for (let n = 0; state.pending && n < 400; n++) {
      if (mayTakeIt(state)) found.push(state);
      const next = engine.apply(state, randomMove(state.pending, roll, book.names));
      if (isRefusal(next)) throw new Error(next.code);
      ({ state } = next);
    }
  }
  return found;
};

describe('the initiative that is free for the last time in a phase', () => {
  const free = positions();
  const all = free.filter(isLastCall);

  it('is never weighed against a pass where no unit can attack, whatever else there is to do', () => {
    const without = free.filter((state) => isWithoutAttack(state) || isLastCall(state));
    expect(without.length).toBeGreaterThan(5 * LEAST);
    const weighed = without.filter((state, seed) => {
      const decision = state.pending as Decision;
      return candidates(tryOut(book, state), decision, dice(seed)).some(
        ({ move }) => decision.options[move.pick?.[0] ?? -1]?.o === 'pass',
      );
    });
    expect(weighed).toHaveLength(0);
  });

  it.each([1, 2, 3, 4] as const)(
    'is never passed up at level %i',
    (level: BotLevel) => {
      expect(all.length).toBeGreaterThan(LEAST);
      const passed = all.filter((state, seed) => {
        const { options } = state.pending as Decision;
        const choice = { book, state, level, roll: dice(seed), goOn: (n: number) => n < 24 };
        return options[botChoice(choice).move.pick?.[0] ?? -1]?.o === 'pass';
      });
      expect(passed).toHaveLength(0);
    },
    120_000,
  );
});
