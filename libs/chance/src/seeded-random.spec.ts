import { createCipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededOrder, seededRandom } from './seeded-random.js';

/** SHA-256 gives big-endian words, ChaCha20 takes little-endian ones. */
const wordsSwapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap32();

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

describe('chance from a seed that names ChaCha20', () => {
  const seed = `chacha20:${'5a'.repeat(32)}`;

  it('never changes either', () => {
    const { below, fraction, shuffle } = seededRandom(seed);
    expect([below(100), below(100), below(2 ** 32)]).toEqual([50, 80, 500581185]);
    expect(fraction()).toBe(0.3359822032507509);
    expect(shuffle([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([6, 3, 7, 2, 5, 4, 1, 8]);
    expect(['d', 'c', 'b', 'a'].sort(seededOrder(seed))).toEqual(['c', 'a', 'd', 'b']);
  });

  it('is the stream of RFC 8439 under SHA-256 of the text, as another implementation makes it', () => {
    const text = `packs/SOR/${seed}/ana`;
    const stream = createCipheriv(
      'chacha20',
      wordsSwapped(createHash('sha256').update(text).digest()),
      Buffer.alloc(16),
    ).update(Buffer.alloc(400));
    const random = seededRandom(text);
    for (let word = 0; word < 100; word += 1)
      expect(random.below(2 ** 32)).toBe(stream.readUInt32LE(word * 4));
  });

  it('differs with every part of the text and every bit of the seed', () => {
    const first = (text: string) => seededRandom(text).below(2 ** 32);
    const seeds = [seed, `${seed}/ana`, `packs/SOR/${seed}`, `${seed.slice(0, -1)}b`];
    expect(new Set(seeds.map(first)).size).toBe(4);
  });

  it('falls below its bound, and every number comes about equally often', () => {
    const random = seededRandom(seed);
    const counts = Array.from({ length: 10 }, () => 0);
    for (let draw = 0; draw < 10_000; draw += 1) counts[random.below(10)]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
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
