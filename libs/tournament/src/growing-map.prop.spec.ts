import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GrowingMap } from './growing-map.js';

/** Each step goes on from one of the maps made so far, so that histories part. */
const histories = fc.array(
  fc.record({ from: fc.nat(), key: fc.integer({ min: 0, max: 200 }), value: fc.integer() }),
  { maxLength: 300 },
);

it('every map of a history that parts stays what a copied Map would be', () => {
  fc.assert(
    fc.property(histories, (steps) => {
      const made: [GrowingMap<number, number>, Map<number, number>][] = [
        [GrowingMap.empty(), new Map()],
      ];
      for (const { from, key, value } of steps) {
        const [map, copied] = made[from % made.length] as (typeof made)[number];
        made.push([map.with(key, value), new Map(copied).set(key, value)]);
      }
      for (const [map, copied] of made) {
        expect([...map]).toEqual([...copied]);
        expect([...map.keys()]).toEqual([...copied.keys()]);
        expect([...map.values()]).toEqual([...copied.values()]);
        expect(map.size).toBe(copied.size);
        for (let key = 0; key <= 200; key++) {
          expect(map.get(key)).toBe(copied.get(key));
          expect(map.has(key)).toBe(copied.has(key));
        }
      }
    }),
    { numRuns: 30 },
  );
});

it('goes on from an old map although a newer one has more keys', () => {
  const old = GrowingMap.of([['ana', 1]]);
  const newer = old.with('bob', 2);
  const other = old.with('cleo', 3);
  expect([...newer]).toEqual([
    ['ana', 1],
    ['bob', 2],
  ]);
  expect([...other]).toEqual([
    ['ana', 1],
    ['cleo', 3],
  ]);
  expect(old.has('bob')).toBe(false);
});

it('hands every value with its key to a visitor', () => {
  const seen: unknown[] = [];
  GrowingMap.of([
    ['ana', 1],
    ['bob', 2],
  ]).forEach((value, key) => seen.push([key, value]));
  expect(seen).toEqual([
    ['ana', 1],
    ['bob', 2],
  ]);
});
