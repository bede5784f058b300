import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isLoneParticiple } from '../../tools/house/participles.js';
import { parseSource, topFunctionNames } from '../../tools/house/source-file.js';

const root = path.resolve(import.meta.dirname, '../..');

/** What we write by hand and ship: no tests, no tables, nothing generated. */
const sources = execFileSync('git', ['-C', root, 'ls-files', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(apps|libs|infra|tools)\//.test(file))
  .filter(
    (file) => !/\.(gen|cards|spec|contract|fixture|rows)\.tsx?$|\/(test|testing)\//.test(file),
  );

it('no function is named by a lone participle: its name says what it does, or what it gives', () => {
  const named = sources.flatMap((file) =>
    topFunctionNames(parseSource(file, readFileSync(path.join(root, file), 'utf8')))
      .filter(isLoneParticiple)
      .map((name) => `${file}: ${name}`),
  );
  expect(sources.length).toBeGreaterThan(1_500);
  expect(named).toEqual([]);
});
