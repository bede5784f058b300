import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Answered } from './answered.js';

const wide = {
  rows: Array.from({ length: 1_000 }, (_, number) => ({
    rank: number,
    name: `Jugadora ${number} Muñoz`,
  })),
};
const browser = 'gzip, deflate, br, zstd';

describe('an answer on its way out', () => {
  it('says the same in every packing, under one tag', async () => {
    const answer = new Answered(wide);
    const [plain, brotli, zipped] = await Promise.all([
      answer.packedFor(undefined),
      answer.packedFor(browser),
      answer.packedFor('gzip'),
    ]);
    expect([plain.encoding, brotli.encoding, zipped.encoding]).toEqual([null, 'br', 'gzip']);
    const text = JSON.stringify(wide);
    expect([
      plain.bytes.toString(),
      brotliDecompressSync(brotli.bytes).toString(),
      gunzipSync(zipped.bytes).toString(),
    ]).toEqual([text, text, text]);
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 5);
  });

  it('is packed once, however many ask', async () => {
    const answer = new Answered(wide);
    const [first, second] = await Promise.all([
      answer.packedFor(browser),
      answer.packedFor(browser),
    ]);
    expect(first.bytes).toBe(second.bytes);
  });

  it('is sent as it is where packing wins nothing: to those who cannot unpack, when it is tiny, and to the only one who wants it', async () => {
    const [tiny, small] = [
      new Answered({ ok: true }),
      new Answered({ rows: wide.rows.slice(0, 50) }),
    ];
    const encodings = async (answer: Answered, accepted: string) => [
      (await answer.packedFor(accepted)).encoding,
      (await answer.packedFor(accepted)).encoding,
    ];
    expect(await encodings(tiny, browser)).toEqual([null, null]);
    expect(await encodings(small, browser)).toEqual([null, 'br']);
    expect(await encodings(new Answered(wide), 'identity')).toEqual([null, null]);
    expect(await encodings(new Answered(wide), 'br;q=0, gzip;q=0.5')).toEqual(['gzip', 'gzip']);
  });

  it('knows who holds it already, and nothing else', () => {
    const [answer, other] = [new Answered(wide), new Answered({ rows: [] })];
    expect(answer.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(
      [answer.etag, answer.etag.slice(2), `"x", ${answer.etag}`].map((tags) =>
        answer.isHeldBy(tags),
      ),
    ).toEqual([true, true, true]);
    expect([undefined, '', '""', '*', other.etag].map((tags) => answer.isHeldBy(tags))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
