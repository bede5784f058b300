import { describe, expect, it } from 'vitest';
import { flyingBot } from './bot.js';
import { randomChooser } from '#game';
import { playGame, randomSeats } from './random-game.js';

/**
 * The number of games. The same squads play both sides, so that neither side has the better squad.
 */
const games = 6;

describe('the bot', () => {
  it('beats random play in most games', () => {
    let won = 0;
    for (let n = 0; n < games; n += 1) {
      const botSeat = n % 2;
      const { winner, faults } = playGame(randomSeats(`bot ${n >> 1}`), `bot ${n}`, (seat) =>
        seat === botSeat ? flyingBot(`bot ${n}`) : randomChooser(`random ${n}`),
      );
      expect(faults).toEqual([]);
      if (winner === botSeat) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(games - 1);
  });
});
