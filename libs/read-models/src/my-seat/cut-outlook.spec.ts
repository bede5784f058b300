import { describe, expect, it } from 'vitest';
import { plainSettings, type Phase } from '#tournament';
import type { RoundDoc } from '../event-doc/projection.js';
import { cutOutlook, type SwissPoints } from './cut-outlook.js';

const plan: readonly Phase[] = [
  { kind: 'swiss', rounds: 4 },
  { kind: 'elimination', size: 2 },
];
const round = (number: number, phase = 0): RoundDoc =>
  ({ phase, round: number, completed: true }) as RoundDoc;
const rows = (points: Readonly<Record<string, number>>): readonly SwissPoints[] =>
  Object.entries(points).map(([player, each]) => ({ player, points: each, dropped: false }));
const outlook = (
  played: number,
  points: Readonly<Record<string, number>>,
  player: string,
  phases = plan,
) =>
  cutOutlook(
    {
      phases,
      rounds: Array.from({ length: played }, (_, index) => round(index + 1)),
      settings: plainSettings,
    },
    rows(points),
  )(player);

describe('the outlook on the top cut', () => {
  it('names the points of the last place that gets in, and the rounds that are left', () => {
    expect(outlook(2, { a: 6, b: 3, c: 3, d: 0 }, 'c')).toEqual({
      size: 2,
      points: 3,
      roundsLeft: 2,
      chance: 'open',
      needs: { win: 'open', draw: 'open', loss: 'open' },
    });
  });

  it('is certain once fewer than the cut can still come level', () => {
    expect(outlook(3, { a: 9, b: 6, c: 6, d: 3 }, 'a')?.chance).toBe('open');
    expect(outlook(3, { a: 9, b: 6, c: 5, d: 3 }, 'b')?.chance).toBe('open');
    expect(outlook(3, { a: 9, b: 6, c: 5, d: 3 }, 'a')?.chance).toBe('certain');
  });

  it('is gone once as many as the cut are out of reach', () => {
    expect(outlook(3, { a: 9, b: 9, c: 6, d: 3 }, 'c')?.chance).toBe('open');
    expect(outlook(3, { a: 9, b: 9, c: 5, d: 3 }, 'c')?.chance).toBe('gone');
  });

  it('counts no round whose result a player has already', () => {
    const rounds = [round(1), { ...round(2), completed: false }];
    const event = { phases: plan, rounds, settings: plainSettings };
    const table = [
      { player: 'a', points: 3, dropped: false, settled: true },
      { player: 'b', points: 0, dropped: false },
      { player: 'c', points: 10, dropped: false },
      { player: 'd', points: 10, dropped: false },
    ];
    expect(cutOutlook(event, table)('a')).toMatchObject({ roundsLeft: 2, chance: 'gone' });
    expect(cutOutlook(event, table)('b')).toMatchObject({ roundsLeft: 3, chance: 'gone' });
    expect(cutOutlook(event, [{ ...table[0]!, points: 4 }, ...table.slice(1)])('a')?.chance).toBe(
      'open',
    );
  });

  it('leaves out whoever has dropped', () => {
    const table = [...rows({ b: 6, c: 3 }), { player: 'a', points: 9, dropped: true }];
    const event = { phases: plan, rounds: [round(1)], settings: plainSettings };
    expect(cutOutlook(event, table)('c')).toMatchObject({ points: 3, chance: 'certain' });
    expect(cutOutlook(event, table)('a')).toBeNull();
  });

  it('is silent without a cut, once it is seeded, and at larger tables', () => {
    expect(outlook(1, { a: 3 }, 'a', [{ kind: 'swiss', rounds: 4 }])).toBeNull();
    expect(
      cutOutlook(
        { phases: plan, rounds: [round(4), round(1, 1)], settings: plainSettings },
        rows({ a: 3 }),
      )('a'),
    ).toBeNull();
    expect(
      outlook(1, { a: 3 }, 'a', [{ kind: 'swiss', rounds: 4, pairing: 'multiplayer' }, plan[1]!]),
    ).toBeNull();
  });
});
