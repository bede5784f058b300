import { createCipheriv, createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chacha20Block, chacha20Words } from './chacha20.js';
import { below, diceFrom, isKeyedSeed, roll } from './dice.js';

const hex = (words: ArrayLike<number>): string =>
  Buffer.from(Int32Array.from(words).buffer).toString('hex');
const wordsOf = (bytes: string): Int32Array =>
  new Int32Array(new Uint8Array(Buffer.from(bytes, 'hex')).buffer);
const counting = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const seed = `chacha20:${'5a'.repeat(32)}`;

// RFC 8439, section 2.3.2 and appendix A.1.
describe('ChaCha20', () => {
  it('makes the block of section 2.3.2', () => {
    const nonce = [...wordsOf('000000090000004a00000000')] as [number, number, number];
    expect(hex(chacha20Block(wordsOf(counting), 1, nonce))).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });

  it.each([
    [
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
  ])('makes block %i under the key of zeros', (counter, block) => {
    expect(hex(chacha20Block(new Int32Array(8), counter))).toBe(block);
  });

  it('gives the words of its blocks in order', () => {
    const tell = chacha20Words(new Int32Array(8));
    const words = Array.from({ length: 32 }, (_, n) => tell(n));
    const blocks = [0, 1].flatMap((counter) => [...chacha20Block(new Int32Array(8), counter)]);
    expect(words).toEqual(blocks.map((word) => word >>> 0));
    expect(tell(3)).toBe(words[3]);
  });
});

describe('the dice of a game', () => {
  it('never change for a seed: games on record are dealt again from it', () => {
    const before = { dice: diceFrom('seed') };
    expect([roll(before), roll(before), roll(before)]).toEqual([2970537165, 889311768, 1320038898]);
    const keyed = { dice: diceFrom(seed) };
    expect([roll(keyed), roll(keyed), below(keyed, 6)]).toEqual([1985486135, 805626367, 5]);
  });

  it('are the stream under SHA-256 of the seed, as another implementation makes it', () => {
    const key = createHash('sha256').update(`dice/${seed}`).digest().swap32();
    const stream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(160));
    const s = { dice: diceFrom(seed) };
    for (let word = 0; word < 40; word++) expect(roll(s)).toBe(stream.readUInt32LE(word * 4));
  });

  it('take the whole seed into a key of 256 bits, and count on in plain data', () => {
    expect(diceFrom('seed')).toHaveLength(4);
    const dice = diceFrom(seed);
    expect(dice).toHaveLength(9);
    const other = diceFrom(`${seed.slice(0, -1)}b`);
    expect(dice.slice(0, 8).filter((word, at) => word === other[at])).toEqual([]);
    const s = { dice };
    const first = Array.from({ length: 20 }, () => roll(s));
    const stored = { dice: JSON.parse(JSON.stringify(s.dice)) as number[] };
    expect(roll(stored)).toBe(roll(s));
    expect(new Set(first).size).toBe(20);
  });

  it.each([
    [seed, true],
    [`packs/SOR/${seed}`, true],
    [`${seed}/ana`, true],
    ['5a'.repeat(32), false],
    ['seed', false],
    [`chacha20:${'5a'.repeat(31)}`, false],
    [`xchacha20:${'5a'.repeat(32)}`, false],
    [`chacha20:${'5A'.repeat(32)}`, false],
  ])('of %s are keyed: %s', (text, keyed) => {
    expect(isKeyedSeed(text)).toBe(keyed);
  });
});
