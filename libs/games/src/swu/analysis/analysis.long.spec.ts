import { describe, expect, it } from 'vitest';
import { starterDeck } from '#cards';
import type { Move, SeatSetup } from '#rules';
import { analystOf } from './index.js';
import { beginnersGame, lostOnceMore } from './testing/beginners.js';

const decks = ['luke', 'vader'].map((name) => starterDeck(name) as SeatSetup);
const { game, states } = beginnersGame(decks, 1);

describe('looking back at a game', () => {
  it('calls nothing a mistake that does not lose a tenth of other games played to the end', () => {
    const analyst = analystOf(game);
    expect(analyst?.decisions).toBe(game.moves.length);
    const lost = states.flatMap((state, at) => {
      const found = analyst?.lookBack(at)?.mistake;
      if (!found) return [];
      const past = { state, move: game.moves[at] as Move, seed: 5_000_011 + at };
      return [lostOnceMore(past, found, 250) ?? 0];
    });
    expect(lost.length).toBeGreaterThan(2);
    expect(Math.min(...lost)).toBeGreaterThan(0.1);
  });

  it('gives the last blow to whoever wins', () => {
    const analyst = analystOf(game);
    const at = states.findLastIndex(({ pending }) => pending?.kind === 'action');
    expect(analyst?.lookBack(at)?.chance).toBeGreaterThan(0.8);
  });

  it('says of a game that goes otherwise here that it cannot be played again', () => {
    expect(analystOf({ ...game, cards: 'other' })).toBeNull();
    expect(analystOf({ ...game, seed: 'another' })).toBeNull();
  });
});
