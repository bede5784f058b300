import { describe, expect, it } from 'vitest';
import { leadersPlayed, ringsOf } from './leaders-played.js';

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

describe('a round as rings', () => {
  it.each([
    [
      { tables: 8, completed: 3 },
      { rings: 8, full: 3 },
    ],
    [
      { tables: 240, completed: 239 },
      { rings: 24, full: 23 },
    ],
    [
      { tables: 240, completed: 240 },
      { rings: 24, full: 24 },
    ],
    [
      { tables: 0, completed: 0 },
      { rings: 0, full: 0 },
    ],
  ])('%o', (round, shown) => expect(ringsOf(round, 24)).toEqual(shown));
});
