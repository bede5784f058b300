import { html, type Markup } from '#platform';
import { pictureSize } from '../pages/page-head.js';

export const inks = {
  ground: '#101826',
  plate: '#1b2536',
  plain: '#f4f6fb',
  dim: '#aab4c8',
  accent: '#ffd166',
} as const;

/** Maximum characters of one text in a picture. */
const longest = 200;

/**
 * Any text as one line that is valid in XML: no control characters, none that change the direction
 * of what follows, no stacks of accents.
 */
const inOneLine = (text: string): string =>
  text
    .slice(0, longest)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{C}\ufffe\uffff]/gu, '')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The maximum width of a letter, in multiples of the font size. */
const widthOf = (letter: string): number => {
  if (/^[ijlIfrt.,:;'|!()[\] -]/.test(letter)) return 0.36;
  if (/^[mwMW@%—]/.test(letter)) return 1;
  if (/^[\p{Lu}\d]/u.test(letter)) return 0.7;
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter)
    ? 1
    : 0.58;
};

/**
 * As much of a text as fits this width (in multiples of the font size), with an ellipsis if it was
 * cut.
 */
export const cutTo = (text: string, width: number): string => {
  let used = 0;
  let kept = '';
  for (const { segment } of letters.segment(inOneLine(text))) {
    used += widthOf(segment);
    if (used > width) return `${kept.trimEnd()}…`;
    kept += segment;
  }
  return kept;
};

/** The text in at most this many lines of this width; the last one is cut. */
export const linesOf = (text: string, width: number, most: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of inOneLine(text).split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && cutTo(longer, width) === longer) lines[lines.length - 1] = longer;
    else if (lines.length < most) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => cutTo(line, width));
};

export interface Cell {
  readonly x: number;
  /** The text's baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly ink?: string;
  readonly bold?: true;
  readonly end?: true;
}

/**
 * A text inside its cell: what does not fit is cut, and what is drawn beyond the cell is clipped.
 */
export const writeIn = ({ x, y, width, size, ink, bold, end }: Cell, text: string): Markup =>
  html`<svg x="${x}" y="${y - size}" width="${width}" height="${size * 1.4}">
    <text
      x="${end ? width : 0}"
      y="${size}"
      font-size="${size}"
      fill="${ink ?? inks.plain}"
      font-weight="${bold ? 700 : 400}"
      text-anchor="${end ? 'end' : 'start'}"
    >
      ${cutTo(text, (width / size) * (bold ? 0.94 : 1))}
    </text>
  </svg>`;

export const plateAt = (x: number, y: number, width: number, height: number): Markup =>
  html`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${inks.plate}" />`;

/** The whole picture as SVG. */
export const drawSheet = (parts: readonly Markup[]): string =>
  html`<svg
    xmlns="http://www.w3.org/2000/svg"
    width="${pictureSize.width}"
    height="${pictureSize.height}"
    font-family="Noto Sans"
  >
    <rect width="${pictureSize.width}" height="${pictureSize.height}" fill="${inks.ground}" />
    <rect width="16" height="${pictureSize.height}" fill="${inks.accent}" />
    ${parts}
    ${writeIn({ x: 940, y: 606, width: 200, size: 22, ink: inks.dim, end: true }, 'Conclave')}
  </svg>`.html;
