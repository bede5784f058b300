import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutTo, drawSheet, linesOf, writeIn } from './drawing.js';

const cell = { x: 60, y: 100, width: 200, size: 20 };

describe('a text in a picture', () => {
  it('is cut where its cell ends', () => {
    expect(cutTo('Ana', 10)).toBe('Ana');
    expect(cutTo('W'.repeat(80), 10)).toBe(`${'W'.repeat(10)}…`);
  });

  it('is no markup, turns nothing around and is no tower of accents', () => {
    const { html } = writeIn(cell, `</text>\u202e\u0000&${'a\u0301\u0302\u0303\u0304'}`);
    expect(html).toContain('&lt;/text&gt;&amp;a\u0301\u0302');
    for (const sign of ['\u202e', '\u0000', '\u0303']) expect(html).not.toContain(sign);
  });

  it('can be anything: what is drawn is XML, and no longer than its cells', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const written = drawSheet([writeIn(cell, text)]);
        // XML 1.0, section 2.2: the characters that a document may contain.
        expect(written).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u);
        expect([...cutTo(text, 10)].length).toBeLessThanOrEqual(26 * 3);
        expect(written.match(/<[^>]*>/g)).toHaveLength(
          drawSheet([writeIn(cell, '')]).match(/<[^>]*>/g)?.length ?? 0,
        );
      }),
      { numRuns: 200 },
    );
  });

  it('stands in as many lines as there are, the last one cut', () => {
    expect(linesOf('Store Showdown of the Northern League, Season Four', 12, 2)).toEqual([
      'Store Showdown of the',
      'Northern League, Seaso…',
    ]);
    expect(linesOf('', 12, 2)).toEqual(['']);
  });
});
