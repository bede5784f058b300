import { expect, it } from 'vitest';
import { folderArrows, measureStoreys } from '../../tools/house/folders.js';
import { resolveImports } from '../../tools/house/imports.js';
import { isLoneParticiple } from '../../tools/house/participles.js';
import { isWideComment } from '../../tools/house/source-figures.js';
import { topFunctionNames, valueImports } from '../../tools/house/source-file.js';
import { writtenSources } from './written-sources.js';

const sources = writtenSources();

it('no function is named by a lone participle: its name says what it does, or what it gives', () => {
  const named = sources.flatMap(({ file, tree }) =>
    topFunctionNames(tree)
      .filter(isLoneParticiple)
      .map((name) => `${file}: ${name}`),
  );
  expect(sources.length).toBeGreaterThan(1_500);
  expect(named).toEqual([]);
});

it('no comment is wider than 110 characters', () => {
  const wide = sources.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at) => (isWideComment(line) ? [`${file}:${at + 1}`] : [])),
  );
  expect(wide).toEqual([]);
});

it('no arrow between the rooms of a library or an app runs up', () => {
  const imports = resolveImports(
    new Map(sources.map(({ file, tree }) => [file, valueImports(tree)])),
  );
  const homes = new Set(
    sources.flatMap(({ file }) => /^(?:apps|libs)\/[^/]+\/src/.exec(file)?.[0] ?? []),
  );
  const up = [...homes]
    .map((src) => [src, measureStoreys(folderArrows(imports, src)).up] as const)
    .filter(([, count]) => count > 0);
  expect(homes.size).toBeGreaterThan(25);
  expect(up).toEqual([]);
});
