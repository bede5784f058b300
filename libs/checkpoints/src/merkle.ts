import { createHash } from 'node:crypto';

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/**
 * RFC 6962 section 2.1: leaves and nodes are hashed differently, so that no node can be passed off
 * as a leaf.
 */
export const leafHash = (leaf: string): Buffer => sha256(Buffer.of(0), leaf);
export const nodeHash = (left: Buffer, right: Buffer): Buffer => sha256(Buffer.of(1), left, right);

/** The largest power of two below `size`. */
export const split = (size: number): number => {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
};

export const rootOfHashes = (hashes: readonly Buffer[]): Buffer => {
  const [only] = hashes;
  if (only === undefined) return sha256();
  if (hashes.length === 1) return only;
  const at = split(hashes.length);
  return nodeHash(rootOfHashes(hashes.slice(0, at)), rootOfHashes(hashes.slice(at)));
};

/** Root of the tree over these leaves in order; for no leaves the hash of an empty text. */
export const rootOf = (leaves: readonly string[]): Buffer => rootOfHashes(leaves.map(leafHash));

const pathIn = (hashes: readonly Buffer[], index: number): readonly Buffer[] => {
  if (hashes.length <= 1) return [];
  const at = split(hashes.length);
  const [left, right] = [hashes.slice(0, at), hashes.slice(at)];
  return index < at
    ? [...pathIn(left, index), rootOfHashes(right)]
    : [...pathIn(right, index - at), rootOfHashes(left)];
};

/**
 * The hashes on the path from the leaf to the root. Throws a RangeError if there is no such leaf.
 */
export const inclusionProof = (leaves: readonly string[], index: number): readonly Buffer[] => {
  if (!Number.isSafeInteger(index) || index < 0 || index >= leaves.length)
    throw new RangeError(`there is no leaf ${index} among ${leaves.length}`);
  return pathIn(leaves.map(leafHash), index);
};

const climb = (
  hash: Buffer,
  { index, size }: { readonly index: number; readonly size: number },
  proof: readonly Buffer[],
): Buffer | null => {
  if (size === 1) return proof.length === 0 ? hash : null;
  const top = proof.at(-1);
  if (top === undefined) return null;
  const at = split(size);
  const below = proof.slice(0, -1);
  const left = index < at ? climb(hash, { index, size: at }, below) : top;
  const right = index < at ? top : climb(hash, { index: index - at, size: size - at }, below);
  return left && right && nodeHash(left, right);
};

export interface Inclusion {
  readonly leaf: string;
  /** From 0. */
  readonly index: number;
  readonly size: number;
  readonly proof: readonly Buffer[];
}

/** Whether the tree of this size and root contains the leaf at this index. */
export const isIncluded = ({ leaf, index, size, proof }: Inclusion, root: Buffer): boolean => {
  const whole = [index, size].every((each) => Number.isSafeInteger(each) && each >= 0);
  if (!whole || index >= size) return false;
  return climb(leafHash(leaf), { index, size }, proof)?.equals(root) ?? false;
};
