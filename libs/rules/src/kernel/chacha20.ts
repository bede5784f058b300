/**
 * ChaCha20 (RFC 8439) in plain TypeScript: somebody who sees any number of its words cannot compute
 * another one without the key.
 */

/** "expand 32-byte k" as four little-endian words. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const DOUBLE_ROUNDS = 10;
const WORDS = 16;
const KEY_WORDS = 8;

const rotate = (x: number, n: number): number => (x << n) | (x >>> (32 - n));

/** Section 2.3: on a column of the four rows (`turn` 0) or on a diagonal (`turn` 1). */
function quarterRound(x: Int32Array, i: number, turn: 0 | 1): void {
  const j = ((i + turn) % 4) + 4;
  const k = ((i + turn * 2) % 4) + 8;
  const l = ((i + turn * 3) % 4) + 12;
  let a = x[i] as number;
  let b = x[j] as number;
  let c = x[k] as number;
  let d = x[l] as number;
  a = (a + b) | 0;
  d = rotate(d ^ a, 16);
  c = (c + d) | 0;
  b = rotate(b ^ c, 12);
  a = (a + b) | 0;
  d = rotate(d ^ a, 8);
  c = (c + d) | 0;
  b = rotate(b ^ c, 7);
  x[i] = a;
  x[j] = b;
  x[k] = c;
  x[l] = d;
}

function doubleRound(x: Int32Array): void {
  for (let i = 0; i < 4; i++) quarterRound(x, i, 0);
  for (let i = 0; i < 4; i++) quarterRound(x, i, 1);
}

/** The 16 words of the block with this counter. @param key 8 words; @param nonce 3 words. */
export function chacha20Block(
  key: ArrayLike<number>,
  counter: number,
  nonce: readonly [number, number, number] = [0, 0, 0],
): Int32Array {
  const start = new Int32Array(WORDS);
  start.set(CONSTANTS);
  for (let i = 0; i < KEY_WORDS; i++) start[i + 4] = key[i] as number;
  start[12] = counter;
  start.set(nonce, 13);
  const x = start.slice();
  for (let round = 0; round < DOUBLE_ROUNDS; round++) doubleRound(x);
  for (let i = 0; i < WORDS; i++) x[i] = ((x[i] as number) + (start[i] as number)) | 0;
  return x;
}

/**
 * Returns a function for the n-th 32-bit word of the stream, from 0. It caches the last block, so
 * reading in order is fast.
 */
export function chacha20Words(key: ArrayLike<number>): (n: number) => number {
  let at = -1;
  let block: Int32Array;
  return (n) => {
    const wanted = Math.floor(n / WORDS);
    if (wanted !== at) block = chacha20Block(key, wanted);
    at = wanted;
    return (block[n % WORDS] as number) >>> 0;
  };
}
