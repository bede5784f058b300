import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Racer, roundNeeds } from './round-needs.js';

const worth = { win: 3, draw: 1, loss: 0 };
const needsOf = (own: Racer, others: readonly Racer[], size: number) =>
  roundNeeds([own, ...others], size, worth)(own);
const at = (points: number, matchId: string | null = null, left = 1): Racer => ({
  points,
  left,
  matchId,
});

describe('what the last round is worth', () => {
  it('says who can draw in, who needs a win, and who cannot make it', () => {
    const others = [
      at(9, 'x'),
      at(9, 'y'),
      at(6, 'y'),
      at(6, 'z'),
      at(6, 'z'),
      at(3, 'w'),
      at(3, 'w'),
    ];
    const needs = (own: Racer) => needsOf(own, others, 4);
    expect(needs(at(9, 'x'))).toEqual({ win: 'certain', draw: 'certain', loss: 'open' });
    expect(needs(at(3, null))).toEqual({ win: 'open', draw: 'gone', loss: 'gone' });
  });

  it('knows that two who play each other cannot both win', () => {
    // At separate tables both could pass; at the same table only one can.
    const apart = [at(6, 'y'), at(6, 'z')];
    const together = [at(6, 'z'), at(6, 'z')];
    expect(needsOf(at(8), apart, 2)?.loss).toBe('open');
    expect(needsOf(at(8), together, 2)?.loss).toBe('certain');
  });

  it('has nothing to say once the own result is in', () =>
    expect(needsOf(at(9, null, 0), [at(3)], 1)).toBeNull());
});

const outcomes = [
  [3, 0],
  [1, 1],
  [0, 3],
] as const;

/** Every possible combination of results: the points of all others. */
const everyEnd = (tables: readonly (readonly [number, number])[]): readonly (readonly number[])[] =>
  tables.reduce<readonly (readonly number[])[]>(
    (ends, [a, b]) =>
      ends.flatMap((end) => outcomes.map(([won, lost]) => [...end, a + won, b + lost])),
    [[]],
  );

it('agrees with every way in which the last round can end', () => {
  const points = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(points, points), { maxLength: 4 }),
      points,
      points,
      fc.integer({ min: 1, max: 4 }),
      (tables, own, opponent, size) => {
        const others = tables.flatMap(([a, b], table) => [at(a, `${table}`), at(b, `${table}`)]);
        const needs = needsOf(at(own, 'own'), [...others, at(opponent, 'own')], size);
        for (const [index, name] of (['win', 'draw', 'loss'] as const).entries()) {
          const [mine, theirs] = outcomes[index]!;
          const ends = everyEnd(tables).map((end) => [...end, opponent + theirs]);
          const level = ends.map((end) => end.filter((each) => each >= own + mine).length);
          const ahead = ends.map((end) => end.filter((each) => each > own + mine).length);
          const expected =
            Math.max(...level) < size ? 'certain' : Math.min(...ahead) >= size ? 'gone' : 'open';
          expect(needs?.[name]).toBe(expected);
        }
      },
    ),
  );
});
