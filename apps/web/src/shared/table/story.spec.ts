import { describe, expect, it } from 'vitest';
import type { TableLogLine } from '#contracts';
import { storyOf } from './story.js';

const line = (en: string, at: number, more: Partial<TableLogLine> = {}): TableLogLine => ({
  en,
  es: en,
  at,
  kind: 'line',
  side: 'a',
  cards: [],
  ...more,
});

const told = (log: readonly TableLogLine[]) =>
  storyOf(log).map(({ head, followed }) => [
    head.en,
    ...followed.map(({ line, times }) => (times === 1 ? line.en : `${times} x ${line.en}`)),
  ]);

describe('the log as a story', () => {
  it('folds behind an action what came of all its choices', () => {
    expect(
      told([
        line('plays', 5, { action: 4 }),
        line('attacks', 6, { action: 4 }),
        line('takes 2', 6, { action: 4, side: 'b' }),
        line('plays', 7, { action: 7, side: 'b' }),
      ]),
    ).toEqual([['plays', 'attacks', 'takes 2'], ['plays']]);
  });

  it('counts what happened several times in a row', () => {
    const gets = line('gets a token', 3, { action: 3 });
    expect(told([line('plays', 3, { action: 3 }), gets, gets, gets])).toEqual([
      ['plays', '3 x gets a token'],
    ]);
  });

  it('folds nothing behind a round, nor into an action before it', () => {
    expect(
      told([
        line('passes', 9, { action: 9 }),
        line('regroup', 9, { action: 9, kind: 'phase' }),
        line('Ana draws', 9, { action: 9 }),
        line('Ben draws', 9, { action: 9, side: 'b' }),
        line('resources', 10, { action: 10 }),
      ]),
    ).toEqual([['passes'], ['regroup'], ['Ana draws'], ['Ben draws'], ['resources']]);
  });

  it('keeps together what one move did where no action is named, as in older files', () => {
    expect(told([line('attacks', 2), line('takes 1', 2), line('plays', 3)])).toEqual([
      ['attacks', 'takes 1'],
      ['plays'],
    ]);
  });
});
