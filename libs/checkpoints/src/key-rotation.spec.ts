import { describe, expect, it } from 'vitest';
import { keysAlong, readRotation, signRotation } from './key-rotation.js';
import { signerOf } from './note.js';

const at = '2026-11-23T04:00:00.000Z';
const key = (seed: number) => signerOf('hall.example', Buffer.alloc(32, seed));
const [first, second, third, stranger] = [key(1), key(2), key(3), key(9)];
const one = signRotation(first, second, { generation: 1, at });
const two = signRotation(second, third, { generation: 2, at });
const along = (from: { readonly verifierKey: string }, notes: readonly string[]) =>
  keysAlong(from.verifierKey, notes).map(({ text }) => text);

describe('a key that replaces another', () => {
  it('is named under both', () => {
    expect(readRotation(one)).toEqual({
      generation: 1,
      former: first.verifierKey,
      next: second.verifierKey,
      at,
    });
  });

  it.each([
    ['by the former key alone', one.split('\n').slice(0, -2).join('\n') + '\n'],
    ['by the new key alone', one.replace(/\n\n.*\n/, '\n\n')],
    ['with another day', one.replace('2026', '2025')],
    ['with another key', one.replaceAll(second.verifierKey, stranger.verifierKey)],
    ['not at all', 'nothing'],
  ])('is nothing when it is signed %s', (_what, note) => {
    expect(readRotation(note)).toBeNull();
  });
});

describe('the keys along replacements', () => {
  it('are those before and after, and when each was replaced', () => {
    expect(along(first, [two, one])).toEqual([first, second, third].map((k) => k.verifierKey));
    expect(along(second, [one, two])).toHaveLength(3);
    expect(keysAlong(third.verifierKey, [one, two]).map(({ replacedAt }) => replacedAt)).toEqual([
      null,
      at,
      at,
    ]);
    expect(along(third, [one])).toEqual([third.verifierKey]);
    expect(keysAlong('no key', [one])).toEqual([]);
  });

  it('are not those that whoever found out a former key adds', () => {
    const forged = signRotation(first, stranger, { generation: 1, at });
    expect(along(third, [one, two, forged])).toEqual(
      [third, second, first].map((k) => k.verifierKey),
    );
    // With that former key alone the two cannot be distinguished.
    expect(along(first, [one, two, forged])).toEqual([first.verifierKey]);
  });

  it('end where they would go round', () => {
    const back = signRotation(second, first, { generation: 2, at });
    expect(along(first, [one, back])).toHaveLength(2);
  });
});
