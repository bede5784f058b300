import { describe, expect, it } from 'vitest';
import { seededRandom } from '#chance';
import { checkList } from '../lists/construction.js';
import { destinyFormat } from '../lists/formats.js';
import { notPlayable, playableOf } from '../cards/behaviours.js';
import { randomGame } from './random-game.js';
import { randomList } from './random-list.js';

describe('random games', () => {
  it('end with a winner, keep the laws and replay to the same hash', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const { faults, winner, hash, replay } = randomGame(String(seed));
      expect([seed, faults, winner === null, replay]).toEqual([seed, [], false, hash]);
    }
  });

  it('are the same for the same seed and differ for another', () => {
    expect(randomGame('a').hash).toBe(randomGame('a').hash);
    expect(randomGame('a').hash).not.toBe(randomGame('b').hash);
  });

  it('bring a die back to its card that was played while the die lay in the pool without it', () => {
    expect(randomGame('715770', { format: 'destiny-awakenings' })).toMatchObject({ faults: [] });
  });

  it('are played by three and four players, too', () => {
    for (const players of [3, 4]) {
      for (let seed = 1; seed <= 2; seed += 1) {
        const { faults, winner } = randomGame(`${players} ${seed}`, { players });
        expect([players, seed, faults, winner === null]).toEqual([players, seed, [], false]);
      }
    }
  });

  it('are played with legal lists of playable cards', () => {
    const random = seededRandom('lists');
    for (const id of ['destiny-awakenings', 'destiny-infinite']) {
      const format = destinyFormat(id);
      if (!format) throw new Error('the format is known');
      for (let n = 0; n < 20; n += 1) {
        const list = randomList(random, id);
        expect(checkList(list, format)).toEqual([]);
        expect(notPlayable(list)).toEqual([]);
      }
    }
  });
});

describe('cards on screen', () => {
  it('are all of the first set but one', () => {
    expect(playableOf('AW')).toEqual({ cards: 174, not: ['01102 Prized Possession'] });
  });
});
