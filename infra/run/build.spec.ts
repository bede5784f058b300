import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isList } from './languages.mjs';
import { inRoot, readJson, SERVER_APPS } from './project.mjs';

it('looks for changes in every app that it compiles', () => {
  const { include } = readJson(inRoot('tsconfig.build.json')) as { include: readonly string[] };
  const compiled = include.flatMap((place) => /^apps\/[^/]+/.exec(place)?.[0] ?? []);
  expect([...SERVER_APPS].sort()).toEqual(compiled.sort());
});

it('tells lists of languages, which it writes itself, from other generated files', () => {
  const list = 'apps/discord/src/words/languages/all.gen.ts';
  expect(readFileSync(inRoot(list), 'utf8')).toContain('Written by');
  expect(isList(path.join('/project', list))).toBe(true);
  expect(isList('/project/libs/bundles/src/vocabulary.gen.ts')).toBe(false);
  expect(isList('/project/apps/discord/src/words/languages/en.ts')).toBe(false);
});
