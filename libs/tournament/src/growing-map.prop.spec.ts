import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GrowingMap } from './growing-map.js';

/** Each step continues from one of the maps made so far, so that histories branch. */
const histories = fc.array(
  fc.record({ from: fc.nat(), key: fc.integer({ min: 0, max: 200 }), value: fc.integer() }),
  { maxLength: 300 },
);

const keys = Array.from({ length: 280 }, (_, key) => key);

it('every map of a history that parts stays what a copied Map would be', () => {
  fc.assert(
    fc.property(histories, (steps) => {
      // Some begin shortly before a chunk of keys is full.
      const begun = [0, 62, 63, 127].map((size) =>
        Array.from({ length: size }, (_, index): [number, number] => [150 + index, index]),
      );
      const made = begun.map((entries): [GrowingMap<number, number>, Map<number, number>] => [
        GrowingMap.of(entries),
        new Map(entries),
      ]);
      for (const { from, key, value } of steps) {
        const [map, copied] = made[from % made.length] as (typeof made)[number];
        made.push([map.with(key, value), new Map(copied).set(key, value)]);
      }
      for (const [map, copied] of made) {
        expect([...map]).toEqual([...copied]);
        expect([...map.keys()]).toEqual([...copied.keys()]);
        expect([...map.values()]).toEqual([...copied.values()]);
        expect(map.size).toBe(copied.size);
        expect(keys.map((key) => map.get(key))).toEqual(keys.map((key) => copied.get(key)));
        expect(keys.map((key) => map.has(key))).toEqual(keys.map((key) => copied.has(key)));
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

it('finds a key where each of two histories has it, in chunks that are full', () => {
  const begun = GrowingMap.of<number, string>(
    Array.from({ length: 63 }, (_, index) => [index, 'both']),
  );
  const one = begun.with(100, 'one');
  const other = begun.with(200, 'other').with(100, 'other');
  const grown = Array.from({ length: 63 }, (_, index) => 300 + index).reduce(
    (map, key) => map.with(key, 'grown'),
    other,
  );
  expect(grown.size).toBe(128);
  expect([one, other, grown].map((map) => map.get(100))).toEqual(['one', 'other', 'other']);
  expect([one, other, grown].map((map) => map.has(200))).toEqual([false, true, true]);
  expect([one, other, grown].map((map) => map.get(362))).toEqual([undefined, undefined, 'grown']);
});

it('sums up a chunk of values again when one of them has changed, and no other chunk', () => {
  const asked: number[] = [];
  const sums = GrowingMap.summaries((values: readonly number[]) => {
    asked.push(values.length);
    return values.reduce((sum, value) => sum + value, 0);
  });
  const map = GrowingMap.of<number, number>(Array.from({ length: 130 }, (_, index) => [index, 1]));
  expect(sums(map)).toEqual([64, 64, 2]);
  expect(sums(map.with(70, 5))).toEqual([64, 68, 2]);
  expect(sums(map.with(500, 1))).toEqual([64, 64, 3]);
  expect(sums(map)).toEqual([64, 64, 2]);
  expect(asked).toEqual([64, 64, 2, 64, 3]);
});
