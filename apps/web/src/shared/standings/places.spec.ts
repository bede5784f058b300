import { describe, expect, it } from 'vitest';
import { placeName, placesOf } from './places.js';

const swiss = { kind: 'swiss', rounds: 4 } as const;
const cut = { kind: 'elimination', size: 8 } as const;
const champion = { playerId: 'player-1', name: 'Ana' };

describe('what a place in the cut is called', () => {
  it('names champion, finalist and the round reached', () => {
    const places = placesOf({ phases: [swiss, cut], status: 'finished', champion });
    expect([1, 2, 3, 4, 5, 8, 9].map((rank) => places && placeName(rank, places))).toEqual([
      { name: 'champion', top: 1 },
      { name: 'finalist', top: 2 },
      { name: 'top', top: 4 },
      { name: 'top', top: 4 },
      { name: 'top', top: 8 },
      { name: 'top', top: 8 },
      null,
    ]);
  });

  it('names nobody before the final is decided, and nobody without a cut', () => {
    const running = placesOf({ phases: [swiss, cut], status: 'running', champion: null });
    expect(running && placeName(1, running)).toBeNull();
    expect(placesOf({ phases: [swiss], status: 'finished', champion })).toBeNull();
  });
});
