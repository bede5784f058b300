import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { competitiveClock, defaultSettings, keywords } from '#vocabulary';

const root = path.resolve(import.meta.dirname, '../..');
const sources = execFileSync('git', ['-C', root, 'ls-files', 'apps', 'libs', 'tools'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.(spec|gen|cards|fixture|int\.spec)\.tsx?$/.test(file),
  )
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** Files that contain at least so many of these patterns. */
const filesWith = (patterns: readonly RegExp[], least: number): readonly string[] =>
  sources
    .filter(({ text }) => patterns.filter((pattern) => pattern.test(text)).length >= least)
    .map(({ file }) => file);

it('the keywords of the game are listed once, and once more by the engine, which imports nothing', () =>
  expect(
    filesWith(
      keywords.map((word) => new RegExp(`'${word}'`)),
      8,
    ),
  ).toEqual(['libs/rules/src/text/words.ts', 'libs/vocabulary/src/card-words.ts']));

it('the competitive clock of drafts is written once', () => {
  const rows = competitiveClock.cards.map(
    ({ from, seconds }) => new RegExp(`from: ${from}, seconds: ${seconds} }`),
  );
  expect(filesWith(rows, rows.length)).toEqual(['libs/vocabulary/src/pick-clock.ts']);
});

it('the defaults of an event are written once', () => {
  const plain = Object.entries(defaultSettings)
    .filter(([, value]) => typeof value !== 'object')
    .map(
      ([key, value]) =>
        new RegExp(`\\b${key}: ${typeof value === 'string' ? `'${value}'` : value},`),
    );
  expect(filesWith(plain, 12)).toEqual(['libs/vocabulary/src/default-settings.ts']);
});
