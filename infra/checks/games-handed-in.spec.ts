import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { reachedFrom, resolveImports } from '../../tools/house/imports.js';
import { parseSource, valueImports } from '../../tools/house/source-file.js';
import { ROOT } from './manifests.js';

/** Libraries that work for any game: they get the registry as a parameter. */
const below = ['aggregate', 'game', 'match', 'tournament', 'draft', 'read-models', 'application'];

const files = execFileSync('git', ['-C', ROOT, 'ls-files', 'libs'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts'));
const imports = resolveImports(
  new Map(
    files.map((file) => [
      file,
      valueImports(parseSource(file, readFileSync(path.join(ROOT, file), 'utf8'))),
    ]),
  ),
);
const gamesReachedFrom = (door: string): readonly string[] =>
  [...reachedFrom(imports, door)].filter((file) => file.startsWith('libs/games/'));

it.each(below)('the library %s loads no game, by itself or by others', (name) =>
  expect(gamesReachedFrom(`libs/${name}/src/index.ts`)).toEqual([]),
);

it('a game would be noticed', () =>
  expect(gamesReachedFrom('libs/games/src/registry.ts')).toContain('libs/games/src/swu/game.ts'));
