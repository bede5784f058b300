import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { reachedFrom, resolveImports } from '../../tools/house/imports.js';
import { parseSource, valueImports } from '../../tools/house/source-file.js';
import { LIBRARIES_OF_PAGES } from '../run/build.mjs';
import { ROOT } from './manifests.js';

const files = execFileSync('git', ['-C', ROOT, 'ls-files', 'libs', 'apps/web/src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file));
const imports = resolveImports(
  new Map(
    files.map((file) => [
      file,
      valueImports(parseSource(file, readFileSync(path.join(ROOT, file), 'utf8'))),
    ]),
  ),
);

it('looks for changes in every library that the pages are made of, and in no other', () => {
  const pages = files.filter((file) => file.startsWith('apps/web/'));
  const reached = new Set(pages.flatMap((file) => [...reachedFrom(imports, file)]));
  const libraries = [...reached].flatMap((file) => /^libs\/([^/]+)/.exec(file)?.[1] ?? []);
  expect([...new Set(libraries)].sort()).toEqual([...LIBRARIES_OF_PAGES].sort());
});
