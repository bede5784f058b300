import { describe, expect, it } from 'vitest';
import { playableBook } from '#cards';
import { createEngine } from '../engine/engine.js';
import type { Decision } from '../kernel/decisions.js';
import type { Game } from '../kernel/game.js';
import { table } from '../testing/table.js';
import { isHandKept, chooseResources } from './hand-plan.js';
import { dice } from './random.js';
import { tryOut } from './trial.js';

const engine = createEngine(playableBook());
/** Units that cost 1, 2, 4 and 6. */
const [ONE, TWO, FOUR, SIX] = ['SOR_128', 'SOR_237', 'SOR_046', 'SOR_232'] as const;

const holding = (hand: string[], resources: number, deck: string[] = []): Game =>
  tryOut(
    engine.book,
    table(engine, {
      // The leader is already deployed, so no more resources are needed for it.
      you: { hand, resources, deck, leader: { id: 'SOR_010', deployed: true } },
      them: {},
    }).state,
  );

const given = (g: Game, min: number, max: number): string[] => {
  const { hand } = g.s.players[0] as { hand: number[] };
  const options = hand.map((card) => ({ o: 'card' as const, card }));
  const d: Decision = { at: 0, seat: 0, kind: 'resource', options, min, max, source: -1 };
  return (chooseResources(g, d).pick ?? []).map((i) => g.s.id[hand[i] as number] as string).sort();
};

describe('the plan for a hand', () => {
  it('gives away first what cannot be paid for soon', () => {
    expect(given(holding([ONE, TWO, SIX, TWO, SIX, FOUR], 0), 2, 2)).toEqual([SIX, SIX]);
    expect(given(holding([SIX, TWO, FOUR], 2), 0, 1)).toEqual([SIX]);
  });

  it('gives away the cheap cards when there is enough for the dear ones', () => {
    expect(given(holding([SIX, ONE, FOUR], 5), 0, 1)).toEqual([ONE]);
  });

  it('keeps the last card once there are enough resources', () => {
    expect(given(holding([SIX], 6), 0, 1)).toEqual([]);
    expect(given(holding([SIX], 5), 0, 1)).toEqual([SIX]);
  });

  it('keeps a first hand that can be played, and sends back one that cannot', () => {
    const deck = Array.from({ length: 8 }, () => [ONE, TWO, FOUR, SIX]).flat();
    const kept = (hand: string[]): boolean => isHandKept(holding(hand, 0, deck), 0, dice(1));
    expect(kept([ONE, TWO, TWO, FOUR, SIX, SIX])).toBe(true);
    expect(kept([SIX, SIX, SIX, FOUR, SIX, SIX])).toBe(false);
  });
});
