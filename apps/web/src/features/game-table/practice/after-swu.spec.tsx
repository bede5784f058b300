import { expect, it } from 'vitest';
import type { PracticeView } from '#contracts';
import { draw, wordsOf } from '../../../testing/draw.js';
import { AfterSwu } from './after-swu.js';

const ended = (coach: object | null): Promise<string> =>
  draw(
    <AfterSwu
      seats={[{ name: 'Ana' }, { name: 'Bot', bot: true }]}
      view={
        {
          practiceId: 'p',
          seat: 0,
          result: { winners: [0], cause: 'played' },
          board: null,
          others: [],
          coach,
        } as unknown as PracticeView
      }
    />,
  );

it('sums up after the guided game what it was about, and leads to a second one', async () => {
  const words = wordsOf(await ended({ lesson: 13, lessons: 13 }));
  for (const word of ['Initiative:', 'Resources:', 'Attack:', 'Leader:', 'A second game'])
    expect(words).toContain(word);
});

it('sums up nothing after any other game', async () => {
  expect(wordsOf(await ended(null))).not.toContain('What you have learned');
});
