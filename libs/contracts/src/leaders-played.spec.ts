import { describe, expect, it } from 'vitest';
import { leadersPlayed } from './leaders-played.js';

describe('the leaders of an event', () => {
  it('are counted, the most played first', () => {
    const players = ['Yoda', 'Boba Fett', null, 'Boba Fett', undefined, 'Ahsoka'].map((leader) => ({
      leader,
    }));
    expect(leadersPlayed(players, 2)).toEqual([
      { leader: 'Boba Fett', count: 2 },
      { leader: 'Ahsoka', count: 1 },
    ]);
  });
});
