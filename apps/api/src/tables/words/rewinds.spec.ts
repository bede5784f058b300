import { expect, it } from 'vitest';
import type { TableLogLine } from '#contracts';
import { rewindLines, withRewinds } from './rewinds.js';

const line = (at: number): TableLogLine => ({
  en: `move ${at}`,
  es: `jugada ${at}`,
  at,
  kind: 'line',
  side: 'a',
  cards: [],
});

it('tells of every going back at the furthest place it has gone back to since', () => {
  const lines = rewindLines(
    [
      { from: 31, to: 30, cause: 'own-choice', by: 0 },
      { from: 40, to: 10, cause: 'ruled', by: null },
      { from: 14, to: 12, cause: 'agreed', by: 1 },
    ],
    ['Ana', 'Ben'],
  );
  expect(lines.map(({ at, en, side }) => [at, en, side])).toEqual([
    [10, 'Ana takes back: 1 choice.', 'a'],
    [10, 'A judge goes back in the game: 30 choices.', null],
    [12, 'Both players agree: Ben takes back, 2 choices.', 'b'],
  ]);
  expect(withRewinds([line(10), line(11), line(13)], lines).map(({ en }) => en)).toEqual([
    'move 10',
    'Ana takes back: 1 choice.',
    'A judge goes back in the game: 30 choices.',
    'move 11',
    'Both players agree: Ben takes back, 2 choices.',
    'move 13',
  ]);
});
