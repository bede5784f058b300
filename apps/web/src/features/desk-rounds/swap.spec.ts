import { describe, expect, it } from 'vitest';
import type { PairingsView } from '#contracts';
import { placesOf, swapped } from './swap.js';

const side = (playerId: string) => ({
  playerId,
  name: playerId.toUpperCase(),
  points: 0,
  record: '0-0-0',
});
const table = (number: number, a: string, b: string): PairingsView['tables'][number] => ({
  matchId: `match-${number}`,
  table: number,
  a: side(a),
  b: side(b),
  status: 'open',
  score: null,
  report: null,
  dispute: null,
  extensionSeconds: 0,
  corrected: false,
  onScreen: false,
  reasons: [],
});
const pairings = {
  tables: [table(1, 'ana', 'ben'), table(2, 'carla', 'diego'), table(3, 'eva', 'farid')],
  byes: [{ playerId: 'gina', name: 'GINA', reasons: [] }],
};

describe('swapping two players', () => {
  it('names the two tables they leave and nothing else', () => {
    expect(swapped(pairings, 'ben', 'carla')).toEqual({
      tables: [
        { a: 'ana', b: 'carla', table: 1 },
        { a: 'ben', b: 'diego', table: 2 },
      ],
      byes: [],
    });
  });

  it('hands the bye over', () => {
    expect(swapped(pairings, 'gina', 'eva')).toEqual({
      tables: [{ a: 'gina', b: 'farid', table: 3 }],
      byes: ['eva'],
    });
  });

  it('changes nothing between two who play each other', () => {
    expect(swapped(pairings, 'ana', 'ben')).toBeNull();
    expect(swapped(pairings, 'ana', 'ana')).toBeNull();
  });

  it('knows everyone in the round', () => {
    expect(placesOf(pairings).map(({ playerId, table: at }) => `${playerId} ${at}`)).toEqual([
      'ana 1',
      'ben 1',
      'carla 2',
      'diego 2',
      'eva 3',
      'farid 3',
      'gina null',
    ]);
  });
});
