import { expect, it } from 'vitest';
import { pastRound } from './past-round.js';

const places = [
  { playerId: 'p1', place: 2 },
  { playerId: 'p2', place: 1 },
  { playerId: 'p3', place: 2 },
];

it('at a table of three tells a player their own place, and those of all others from the first', () => {
  const record = { kind: 'place' as const, phase: 0, round: 1, table: 4, places };
  expect(pastRound('p3', record, (id) => id.toUpperCase())).toMatchObject({
    table: 4,
    place: 2,
    opponent: '1. P2, 2. P1',
  });
});
