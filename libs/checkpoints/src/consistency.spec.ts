import { describe, expect, it } from 'vitest';
import { consistencyProof, isConsistent } from './consistency.js';
import { rootOf } from './merkle.js';

const leaves = Array.from({ length: 20 }, (_, seq) => JSON.stringify({ seq }));
const tree = (size: number, of: readonly string[] = leaves) => ({
  size,
  root: rootOf(of.slice(0, size)),
});

describe('a tree that grew', () => {
  it('is proved to have grown from every smaller one', () => {
    for (let second = 0; second <= leaves.length; second += 1)
      for (let first = 0; first <= second; first += 1) {
        const proof = consistencyProof(leaves.slice(0, second), first);
        expect(isConsistent(tree(first), tree(second), proof), `${first} in ${second}`).toBe(true);
      }
  });

  it('is not proved to have grown from another one', () => {
    for (let second = 2; second <= leaves.length; second += 1)
      for (let first = 1; first < second; first += 1) {
        const proof = consistencyProof(leaves.slice(0, second), first);
        const other = ['changed', ...leaves.slice(1)];
        expect(isConsistent(tree(first, other), tree(second), proof)).toBe(false);
        expect(isConsistent(tree(first), tree(second, other), proof)).toBe(false);
        expect(isConsistent(tree(first), tree(second), proof.slice(1))).toBe(false);
        expect(isConsistent(tree(first), tree(second), [...proof, tree(1).root])).toBe(false);
        if (first > 1)
          expect(isConsistent({ ...tree(first), size: first - 1 }, tree(second), proof)).toBe(
            false,
          );
      }
  });

  it('has not shrunk, and is not another tree of the same size', () => {
    expect(isConsistent(tree(3), tree(2), [])).toBe(false);
    expect(isConsistent(tree(3), { ...tree(2), size: 3 }, [])).toBe(false);
    expect(() => consistencyProof(leaves, 21)).toThrow(RangeError);
  });
});
