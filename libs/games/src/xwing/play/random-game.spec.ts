import { describe, expect, it } from 'vitest';
import { seededRandom } from '#chance';
import { shipChoices } from '../judge/pieces.js';
import { checkFirstEdition } from '../lists/first-edition.js';
import { randomGame } from './random-game.js';
import { countedCards, notPlayable, screenPilots } from './playable.js';
import { randomSquad } from './random-squad.js';

describe('random games', () => {
  it('end, keep the laws and replay to the same hash', () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const { faults, winner, hash, replay } = randomGame(String(seed));
      expect([seed, faults, winner === null, replay]).toEqual([seed, [], false, hash]);
    }
  });

  it('are the same for the same seed and differ for another', () => {
    expect(randomGame('a').hash).toBe(randomGame('a').hash);
    expect(randomGame('a').hash).not.toBe(randomGame('b').hash);
  });

  it('are played with legal squads of playable cards', () => {
    const random = seededRandom('squads');
    for (let n = 0; n < 40; n += 1) {
      const squad = randomSquad(random);
      expect(squad.pilots.length).toBeGreaterThan(0);
      expect(checkFirstEdition(squad)).toEqual([]);
      expect(notPlayable(squad)).toEqual([]);
    }
  });
});

describe('cards on screen', () => {
  it('fly every small and large ship', () => {
    const flown = new Set(screenPilots.map(({ ship }) => ship));
    const ships = new Set(shipChoices.map(({ id }) => id));
    expect([...ships].filter((id) => !flown.has(id))).toEqual([]);
  });

  it('are counted', () => {
    const playable = (set: string) =>
      countedCards().filter((card) => card.set === set && card.playable).length;
    expect([playable('pilots'), playable('upgrades')]).toEqual([248, 226]);
  });
});
