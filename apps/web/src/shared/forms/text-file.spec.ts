import { describe, expect, it } from 'vitest';
import { readTextFile } from './text-file.js';

const picked = (...parts: readonly BlobPart[]): File => new File([...parts], 'deck.txt');

describe('a picked file', () => {
  it('is read when it is text', async () => {
    expect(await readTextFile(picked('Leader\n1 Jyn Erso | Resisting Oppression\n'), 100)).toBe(
      'Leader\n1 Jyn Erso | Resisting Oppression\n',
    );
    expect(await readTextFile(picked('長谷川 さくら子'), 100)).toBe('長谷川 さくら子');
  });

  it('is refused when it is a picture or too long', async () => {
    expect(
      await readTextFile(
        picked(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])),
        100,
      ),
    ).toBeNull();
    expect(await readTextFile(picked('x'.repeat(101)), 100)).toBeNull();
  });
});
