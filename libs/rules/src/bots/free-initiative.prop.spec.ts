import { playableBook, randomDeck } from '#cards';
import { describe, expect, it } from 'vitest';
import { createEngine, isRefusal } from '../engine/engine.js';
import type { Decision } from '../kernel/decisions.js';
import type { State } from '../kernel/state.js';
import { botChoice, type BotLevel } from './levels.js';
import { dice, randomMove } from './random.js';

const engine = createEngine(playableBook());
const { book } = engine;
const GAMES = 40;
const LEAST = 60;

/** The initiative is free, and whoever passes now gets nothing more out of this phase. */
const isLastCall = ({ pending, players }: State): boolean =>
  pending?.kind === 'action' &&
  pending.options.some(({ o }) => o === 'take-initiative') &&
  (players.every(({ passed }, seat) => passed || seat === pending.seat) ||
    pending.options.every(({ o }) => o === 'take-initiative' || o === 'pass'));

/** Positions of random games of two and of three players. */
const positions = (): readonly State[] => {
  const found: State[] = [];
  for (let seed = 1; seed <= GAMES; seed++) {
    const roll = dice(seed);
    const players = Array.from({ length: seed % 4 === 0 ? 3 : 2 }, () => randomDeck(book, roll));
    const begun = engine.create({ players }, `free:${seed}`);
    if (isRefusal(begun)) throw new Error(begun.code);
    let { state } = begun;
    for (let n = 0; state.pending && n < 400; n++) {
      if (isLastCall(state)) found.push(state);
      const next = engine.apply(state, randomMove(state.pending, roll, book.names));
      if (isRefusal(next)) throw new Error(next.code);
      ({ state } = next);
    }
  }
  return found;
};

describe('the initiative that is free for the last time in a phase', () => {
  const all = positions();

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
