import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#chance';
import { planSeating, podSizes, type SeatingRequest } from './seating.js';

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `p${index}`);
const request = (changes: Partial<SeatingRequest>, seed = 's'): SeatingRequest => ({
  players: names(8),
  podSize: 8,
  seating: 'random',
  fixed: [],
  random: seededRandom(seed),
  ...changes,
});
const pods = (changes: Partial<SeatingRequest>, seed?: string): readonly (readonly string[])[] => {
  const plan = planSeating(request(changes, seed));
  if (plan.kind === 'refused') throw new Error(plan.code);
  return plan.pods;
};

describe('the sizes of pods', () => {
  it('are six to eight for every number of players from 12 on, but for 17', () => {
    const small = Array.from({ length: 500 }, (_, players) => players).filter(
      (players) => players > 0 && podSizes(players, 8).some((size) => size < 6),
    );
    expect(small).toEqual([1, 2, 3, 4, 5, 9, 10, 11, 17]);
  });

  it.each([
    [5, [5]],
    [8, [8]],
    [9, [5, 4]],
    [10, [5, 5]],
    [11, [6, 5]],
    [12, [6, 6]],
    [15, [8, 7]],
    [17, [6, 6, 5]],
    [20, [7, 7, 6]],
    [24, [8, 8, 8]],
    [64, [8, 8, 8, 8, 8, 8, 8, 8]],
  ])('%i players sit %j', (players, sizes) => {
    expect(podSizes(players, 8)).toEqual(sizes);
  });

  it('are as few as hold everyone and differ by one at most, whatever a full pod is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 400 }),
        fc.integer({ min: 4, max: 8 }),
        (players, podSize) => {
          const sizes = podSizes(players, podSize);
          expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(players);
          expect(sizes.length).toBe(Math.ceil(players / podSize));
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});

describe('seating', () => {
  it('gives everyone one seat, by lot or by standing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 100 }),
        fc.constantFrom('random' as const, 'by-standing' as const),
        fc.string(),
        (players, seating, seed) => {
          expect(
            pods({ players: names(players), seating, ranking: names(players).reverse() }, seed)
              .flat()
              .sort(),
          ).toEqual(names(players).sort());
        },
      ),
    );
  });

  it('by standing, nobody in a later pod stands above anybody in an earlier one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.string(), (players, seed) => {
        const ranking = names(players).reverse();
        const ranks = pods({ players: names(players), seating: 'by-standing', ranking }, seed).map(
          (pod) => pod.map((playerId) => ranking.indexOf(playerId)),
        );
        for (const [index, pod] of ranks.entries())
          if (index > 0)
            expect(Math.min(...pod)).toBeGreaterThan(Math.max(...(ranks[index - 1] ?? [])));
      }),
    );
  });

  it('puts fixed players where they belong, and the same seed seats everyone the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 40 }), fc.string(), (players, seed) => {
        const sizes = podSizes(players, 8);
        const fixed = [
          { playerId: 'p3', pod: sizes.length, seat: (sizes.at(-1) ?? 1) - 1 },
          { playerId: 'p1', pod: 1, seat: 0 },
        ];
        const plan = pods({ players: names(players), fixed }, seed);
        expect([plan.at(-1)?.at(-1), plan[0]?.[0]]).toEqual(['p3', 'p1']);
        expect(pods({ players: names(players), fixed }, seed)).toEqual(plan);
      }),
    );
  });

  it.each([
    ['a pod that is not there', [{ playerId: 'p0', pod: 2, seat: 0 }], ['p0']],
    ['a seat that is not there', [{ playerId: 'p0', pod: 1, seat: 8 }], ['p0']],
    [
      'a seat twice',
      [
        { playerId: 'p0', pod: 1, seat: 1 },
        { playerId: 'p1', pod: 1, seat: 1 },
      ],
      ['p1'],
    ],
    [
      'somebody twice',
      [
        { playerId: 'p0', pod: 1, seat: 1 },
        { playerId: 'p0', pod: 1, seat: 2 },
      ],
      ['p0'],
    ],
    ['somebody who does not play', [{ playerId: 'x', pod: 1, seat: 1 }], ['x']],
  ])('refuses to fix %s', (_what, fixed, players) => {
    expect(planSeating(request({ fixed }))).toEqual({
      kind: 'refused',
      code: 'draft/fixed-seat-impossible',
      data: { players },
    });
  });

  it('refuses a draft of one', () => {
    expect(planSeating(request({ players: ['p0'] }))).toMatchObject({
      code: 'draft/too-few-players',
    });
  });
});
