import { leafHash, nodeHash, rootOfHashes, split } from './merkle.js';

const subproof = (hashes: readonly Buffer[], first: number, whole: boolean): readonly Buffer[] => {
  if (first === hashes.length) return whole ? [] : [rootOfHashes(hashes)];
  const at = split(hashes.length);
  const [left, right] = [hashes.slice(0, at), hashes.slice(at)];
  return first <= at
    ? [...subproof(left, first, whole), rootOfHashes(right)]
    : [...subproof(right, first - at, false), rootOfHashes(left)];
};

/**
 * RFC 6962 section 2.1.2: proves that the tree over the first leaves grew into the tree over all.
 * Empty for a tree of none or of all leaves.
 */
export const consistencyProof = (leaves: readonly string[], first: number): readonly Buffer[] => {
  if (!Number.isSafeInteger(first) || first < 0 || first > leaves.length)
    throw new RangeError(`there is no tree of ${first} among ${leaves.length} leaves`);
  return first === 0 ? [] : subproof(leaves.map(leafHash), first, true);
};

export interface Tree {
  readonly size: number;
  readonly root: Buffer;
}

const isOdd = (value: number): boolean => value % 2 === 1;
const half = (value: number): number => Math.floor(value / 2);
const isPowerOfTwo = (value: number): boolean => Number.isInteger(Math.log2(value));

/**
 * The roots of both trees that result from the proof (RFC 9162 section 2.1.4.2); null if the proof
 * is invalid.
 */
const climbToRoots = (
  first: Tree,
  second: Tree,
  proof: readonly Buffer[],
): [Buffer, Buffer] | null => {
  const [start, ...path] = isPowerOfTwo(first.size) ? [first.root, ...proof] : proof;
  if (start === undefined) return null;
  let [fn, sn] = [first.size - 1, second.size - 1];
  while (isOdd(fn)) [fn, sn] = [half(fn), half(sn)];
  let [older, newer] = [start, start];
  for (const hash of path) {
    if (sn === 0) return null;
    if (isOdd(fn) || fn === sn) {
      [older, newer] = [nodeHash(hash, older), nodeHash(hash, newer)];
      while (!isOdd(fn) && fn !== 0) [fn, sn] = [half(fn), half(sn)];
    } else newer = nodeHash(newer, hash);
    [fn, sn] = [half(fn), half(sn)];
  }
  return sn === 0 ? [older, newer] : null;
};

/** Whether the second tree begins with the first. */
export const isConsistent = (first: Tree, second: Tree, proof: readonly Buffer[]): boolean => {
  if (first.size > second.size) return false;
  if (first.size === second.size) return proof.length === 0 && first.root.equals(second.root);
  if (first.size === 0) return proof.length === 0;
  if (proof.length === 0) return false;
  const roots = climbToRoots(first, second, proof);
  return roots !== null && roots[0].equals(first.root) && roots[1].equals(second.root);
};
