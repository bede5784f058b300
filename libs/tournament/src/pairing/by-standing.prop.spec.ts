import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pairsByStanding } from './by-standing.js';
import { costsOf } from './costs.js';
import { fieldOf, type Field } from './field.js';
import { costOf, optimalPairs } from './optimum.js';
import { seededRandom } from '#chance';

/** A field by standing in which the pairs given by `met`, in either order, have met. */
const fieldWith = (count: number, met: (i: number, j: number) => boolean): Field =>
  fieldOf({
    round: 9,
    seed: 'seed',
    byStanding: true,
    players: Array.from({ length: count }, (_, i) => ({
      id: `P${i}`,
      points: count - i,
      hadBye: false,
      lastFloat: null,
      opponents: Array.from({ length: i }, (__, j) => j)
        .filter((j) => met(i, j))
        .map((j) => `P${j}`),
    })),
  });

/**
 * The definition itself: an opponent is accepted if all remaining players can still be paired at
 * the least cost, which is solved anew each time.
 */
const byDefinition = (field: Field): Map<number, number> => {
  const costs = costsOf(field);
  let open = field.players.map((_, i) => i);
  let { cost } = optimalPairs(field, costs, open);
  const pairs = new Map<number, number>();
  while (open.length > 0) {
    const [i, ...others] = open as [number, ...number[]];
    for (const j of others) {
      const rest = others.filter((k) => k !== j);
      const left = optimalPairs(field, costs, rest).cost;
      if (costOf(costs, i, j) + left !== cost) continue;
      pairs.set(i, j).set(j, i);
      [open, cost] = [rest, left];
      break;
    }
  }
  return pairs;
};

const sorted = (pairs: ReadonlyMap<number, number>) => [...pairs].sort(([a], [b]) => a - b);

it('large fields by standing are paired as the definition says, whatever was searched first', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 21, max: 25 }),
      fc.integer({ min: 60, max: 92 }),
      fc.string({ maxLength: 4 }),
      (half, share, seed) => {
        const random = seededRandom(seed);
        const field = fieldWith(2 * half, () => random.below(100) < share);
        expect(
          sorted(
            pairsByStanding(
              field,
              costsOf(field),
              field.players.map((_, i) => i),
            ).opponent,
          ),
        ).toEqual(sorted(byDefinition(field)));
      },
    ),
    { numRuns: 12 },
  );
});

it('a chain of needs that reaches from the first players to the last is followed to its end', () => {
  // Everyone may only meet the next two in the standings, so a choice at the top affects the
  // bottom.
  const field = fieldWith(60, (i, j) => i - j > 2);
  const { opponent } = pairsByStanding(
    field,
    costsOf(field),
    field.players.map((_, i) => i),
  );
  expect(sorted(opponent)).toEqual(sorted(byDefinition(field)));
  const twisted = fieldWith(
    60,
    (i, j) => i - j > 2 || (j === 0 && i === 1) || (j === 58 && i === 59),
  );
  expect(
    sorted(
      pairsByStanding(
        twisted,
        costsOf(twisted),
        twisted.players.map((_, i) => i),
      ).opponent,
    ),
  ).toEqual(sorted(byDefinition(twisted)));
});
