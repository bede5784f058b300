import { describe, expect, it } from 'vitest';
import type { ReplayPosition } from '#contracts';
import { figuresByRound } from './statistics.js';

const half = (damage: number, hand: number, resources: number) => ({
  base: { damage, hp: 30 },
  handSize: hand,
  resources: Array.from({ length: resources }, () => ({ ready: true, id: null })),
});
const position = (round: number, a: object, b: object): ReplayPosition =>
  ({ board: { round, a, b }, answered: null, action: true }) as unknown as ReplayPosition;

describe('figures by round', () => {
  it('are those at the end of each round; damage is what a player did to the other base, never more than it had', () => {
    const figures = figuresByRound([
      position(0, half(0, 6, 0), half(0, 6, 0)),
      position(1, half(0, 6, 2), half(0, 6, 2)),
      position(1, half(3, 4, 2), half(1, 5, 2)),
      position(2, half(34, 2, 3), half(7, 1, 4)),
    ]);
    expect(figures).toEqual([
      {
        round: 1,
        of: { damage: { a: 1, b: 3 }, hand: { a: 4, b: 5 }, resources: { a: 2, b: 2 } },
      },
      {
        round: 2,
        of: { damage: { a: 7, b: 30 }, hand: { a: 2, b: 1 }, resources: { a: 3, b: 4 } },
      },
    ]);
  });
});
