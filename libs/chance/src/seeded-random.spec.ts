import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededOrder, seededRandom } from './seeded-random.js';

describe('chance from a seed', () => {
  it('never changes: pairings, boosters and games on record are recomputed from it', () => {
    const { below, fraction, shuffle } = seededRandom('seed');
    expect([below(100), below(100), below(2 ** 32)]).toEqual([27, 61, 758209760]);
    expect(fraction()).toBe(0.5736661383416504);
    expect(shuffle([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([6, 8, 5, 7, 3, 4, 1, 2]);
    expect(['d', 'c', 'b', 'a'].sort(seededOrder('seed'))).toEqual(['a', 'c', 'd', 'b']);
  });

  it('falls below its bound, and every number comes about equally often', () => {
    const random = seededRandom('even');
    const counts = Array.from({ length: 10 }, () => 0);
    for (let draw = 0; draw < 10_000; draw += 1) counts[random.below(10)]! += 1;
    // One standard deviation of a count is 30.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('is a fraction from 0 to below 1, a 32-bit number of which is `below`', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const [one, other] = [seededRandom(seed), seededRandom(seed)];
        for (let draw = 0; draw < 5; draw += 1) {
          const fraction = one.fraction();
          expect(fraction).toBeGreaterThanOrEqual(0);
          expect(fraction).toBeLessThan(1);
          expect(other.below(2 ** 32) / 2 ** 32).toBe(fraction);
        }
      }),
    );
  });

  it('shuffles what it is given, every order about equally often', () => {
    const random = seededRandom('orders');
    const orders = new Map<string, number>();
    for (let draw = 0; draw < 6_000; draw += 1) {
      const order = random.shuffle(['a', 'b', 'c']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    // One standard deviation of a count is 29.
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('an order by lot', () => {
  const names = fc.uniqueArray(fc.string(), { maxLength: 12 });

  it('is the same whatever else is compared and in whatever order', () => {
    fc.assert(
      fc.property(names, fc.string(), (list, seed) => {
        const ordered = [...list].sort(seededOrder(seed));
        expect([...list].reverse().sort(seededOrder(seed))).toEqual(ordered);
        const half = list.filter((_, index) => index % 2 === 0);
        expect([...half].sort(seededOrder(seed))).toEqual(
          ordered.filter((name) => half.includes(name)),
        );
      }),
    );
  });

  it('puts either of two names first about equally often', () => {
    const first = Array.from({ length: 1_000 }, (_, seed) =>
      seededOrder(String(seed))('ana', 'bea'),
    ).filter((order) => order < 0).length;
    // One standard deviation is 16.
    expect(Math.abs(first - 500)).toBeLessThan(80);
  });
});
