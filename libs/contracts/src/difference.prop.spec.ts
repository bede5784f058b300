import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDifference, differenceOf } from './difference.js';

const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1, 'a', 'b'),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), { noNullPrototype: true }),
  ),
})).value;

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the difference of two values', () => {
  it('leads from the one to the other, sent as JSON, and leaves the first as it was', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const [first, difference] = [JSON.stringify(before), differenceOf(before, after)];
        if (difference === null) expect(before).toEqual(after);
        else expect(applyDifference(before, sent(difference) as typeof difference)).toEqual(after);
        expect(JSON.stringify(before)).toBe(first);
      }),
      { numRuns: 2_000 },
    );
  });

  it('names only what has changed', () => {
    const before = { hand: [{ card: 1 }, { card: 2 }, { card: 3 }], log: ['a'], phase: 'action' };
    const after = { hand: [{ card: 1 }, { card: 3 }], log: ['a', 'b'], phase: 'action' };
    expect(differenceOf(before, after)).toEqual({ hand: [1, 1, []], log: [1, 0, ['b']] });
    expect(differenceOf({ a: 1, b: undefined }, { a: 1 })).toBeNull();
    expect(differenceOf({ a: { b: 1, c: 2 } }, { a: { b: 3 } })).toEqual({ a: { b: [3], c: 0 } });
  });
});
