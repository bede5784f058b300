import { describe, expect, it } from 'vitest';
import type { TableBoard, TableUnit } from '#contracts';
import { forecastOf } from './forecast.js';

const [MINE, FOE, BASE] = [1, 2, 3] as const;
const unit = (card: number, changes: Partial<TableUnit> = {}): Partial<TableUnit> => ({
  card,
  power: 3,
  hp: 4,
  damage: 1,
  keywords: [],
  upgrades: [],
  ...changes,
});
const shield = { upgrades: [{ card: 9, id: 'shield' }] };

const board = (mine: Partial<TableUnit>, foe: Partial<TableUnit>): TableBoard =>
  ({
    a: { base: { card: 8, hp: 30, damage: 0 }, units: [unit(MINE, mine)] },
    b: { base: { card: BASE, hp: 30, damage: 10 }, units: [unit(FOE, foe)] },
    faces: { shield: { name: 'Escudo', names: { en: 'Shield', es: 'Escudo' } } },
  }) as unknown as TableBoard;

describe('what an attack would do', () => {
  it('is damage to both units, to a base alone, and more with Raid', () => {
    expect(forecastOf(board({}, { power: 2 }), MINE, FOE)).toEqual({
      deals: 3,
      left: 3,
      takes: 2,
      own: 3,
    });
    const raid = { keywords: [{ keyword: 'raid', n: 2 }] } as Partial<TableUnit>;
    expect(forecastOf(board(raid, {}), MINE, BASE)).toMatchObject({ deals: 5, left: 20, takes: 0 });
  });

  it('is nothing to whoever has a Shield, which Saboteur defeats first', () => {
    expect(forecastOf(board(shield, {}), MINE, FOE)).toMatchObject({ deals: 3, takes: 0 });
    expect(forecastOf(board({}, shield), MINE, FOE)).toMatchObject({ deals: 0, takes: 3 });
    const saboteur = {
      keywords: [{ keyword: 'saboteur', n: null }],
    } as unknown as Partial<TableUnit>;
    expect(forecastOf(board(saboteur, shield), MINE, FOE)).toMatchObject({ deals: 3 });
  });
});
