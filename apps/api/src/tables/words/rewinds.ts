import { type TableLogLine, tableSeats } from '#contracts';
import type { ScreenRewind } from '#match';
import { fill, phrase } from './table-text.js';

const texts = {
  'own-choice': phrase('{s} takes back: {n}.'),
  agreed: phrase('Both players agree: {s} takes back, {n}.'),
  ruled: phrase('A judge goes back in the game: {n}.'),
} as const;
const one = phrase('1 choice');
const several = phrase('{n} choices');

const textOf = ({ from, to, cause, by }: ScreenRewind, names: readonly string[]) => {
  const n = from - to;
  return fill(texts[cause], {
    s: by === null ? '' : (names[by] ?? ''),
    n: n === 1 ? one : fill(several, { n }),
  });
};

/**
 * One line for each time the game was taken back, placed at the earliest position to which it has
 * gone back since.
 */
export const rewindLines = (
  rewinds: readonly ScreenRewind[],
  names: readonly string[],
): TableLogLine[] =>
  rewinds.map((rewind, index) => ({
    ...textOf(rewind, names),
    at: Math.min(...rewinds.slice(index).map(({ to }) => to)),
    kind: 'rewind',
    side: rewind.by === null ? null : (tableSeats[rewind.by] ?? null),
    cards: [],
  }));

/**
 * Merges both by move; at the same move, events come before the line that the game went back there.
 */
export const withRewinds = (
  lines: readonly TableLogLine[],
  rewinds: readonly TableLogLine[],
): TableLogLine[] =>
  [...lines, ...rewinds]
    .map((line, index) => ({ line, index }))
    .sort((one, two) => one.line.at - two.line.at || one.index - two.index)
    .map(({ line }) => line);
