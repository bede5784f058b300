import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';

/**
 * Randomness from a seed, the same on every machine: no clock, no system source. The text of a seed
 * names its stream. If it contains `chacha20:` and 64 hexadecimal digits, SHA-256 of the whole text
 * is the key of ChaCha20, and earlier results reveal nothing about later ones. Any other text, such
 * as the seeds of older events, is turned into 128 bits of state by a mixing hash and drives the
 * small generator sfc32, which is not suitable for secrets.
 */

/**
 * Whether a seed, or the text it is derived from, names ChaCha20 as its stream. The rules engine,
 * which imports nothing, has the same test.
 */
const isKeyedSeed = (seed: string): boolean => /(?:^|\/)chacha20:[0-9a-f]{64}(?:$|\/)/.test(seed);

const utf8 = new TextEncoder();

/** SHA-256 (FIPS 180-4) of the text: eight signed 32-bit words, each big-endian in the digest. */
const sha256Words = (text: string): Int32Array => {
  const { buffer, byteOffset, length } = sha256(utf8.encode(text));
  const digest = new DataView(buffer, byteOffset, length);
  return Int32Array.from({ length: length / 4 }, (_, word) => digest.getInt32(word * 4));
};

const BLOCK_WORDS = 16;
const NONCE = new Uint8Array(12);

/**
 * Draws the 32-bit words of ChaCha20 (RFC 8439) one after
 * the other; `key`: 8 words, each little-endian in the key.
 */
const chacha20Words = (key: Int32Array): Words => {
  const bytes = new Uint8Array(key.length * 4);
  const view = new DataView(bytes.buffer);
  key.forEach((word, place) => view.setInt32(place * 4, word, true));
  let drawn = 0;
  let block = new DataView(new ArrayBuffer(0));
  return () => {
    const place = drawn % BLOCK_WORDS;
    if (place === 0) {
      const stream = new Uint8Array(BLOCK_WORDS * 4);
      chacha20(bytes, NONCE, stream, stream, drawn / BLOCK_WORDS);
      block = new DataView(stream.buffer);
    }
    drawn += 1;
    return block.getUint32(place * 4, true);
  };
};

/** Four 32-bit words that depend on every character of the text. */
const hashWords = (text: string): [number, number, number, number] => {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [(a ^ b ^ c ^ d) >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0];
};

export interface Random {
  /** An integer from 0 to below `bound`, all equally likely to within 2^-32 x bound. */
  below(bound: number): number;
  /** From 0 to below 1, in steps of 2^-32. */
  fraction(): number;
  /** Shuffles the items in place and returns them. */
  shuffle<T>(items: T[]): T[];
}

/** 32-bit words, one at a time. */
type Words = () => number;

const keyedWords = (seed: string): Words => chacha20Words(sha256Words(seed));

const sfc32Words = (seed: string): Words => {
  let [a, b, c, counter] = hashWords(seed);
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 15; i += 1) next();
  return next;
};

export const seededRandom = (seed: string): Random => {
  const next = isKeyedSeed(seed) ? keyedWords(seed) : sfc32Words(seed);
  const fraction = (): number => next() / 4294967296;
  const below = (bound: number): number => Math.floor(fraction() * bound);
  const shuffle = <T>(items: T[]): T[] => {
    for (let i = items.length - 1; i > 0; i -= 1) {
      const j = below(i + 1);
      [items[i], items[j]] = [items[j] as T, items[i] as T];
    }
    return items;
  };
  return { below, fraction, shuffle };
};

/**
 * A random order of names that is fixed by the seed: compares two names the same way whatever else
 * is compared.
 */
export const seededOrder = (seed: string): ((a: string, b: string) => number) => {
  const lots = new Map<string, ArrayLike<number>>();
  const draw = isKeyedSeed(seed) ? sha256Words : hashWords;
  const lotOf = (name: string): ArrayLike<number> => {
    const known = lots.get(name);
    if (known) return known;
    const drawn = draw(`${seed}\u0000${name}`);
    lots.set(name, drawn);
    return drawn;
  };
  return (a, b) => {
    const [x, y] = [lotOf(a), lotOf(b)];
    for (let i = 0; i < x.length; i += 1) {
      if (x[i] !== y[i]) return (x[i] as number) - (y[i] as number);
    }
    return a < b ? -1 : a > b ? 1 : 0;
  };
};
