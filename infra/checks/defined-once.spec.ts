import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandNames, queryNames } from '#contracts';
import { ROOT } from './manifests.js';

/**
 * A file with so many names counts as a table to which every new command or query would have to be
 * added.
 */
const tableOf = 8;

const sources = ['libs', 'apps/api/src', 'apps/worker/src']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

/** Files that contain many of these names as texts or as keys. */
const tablesOf = (names: readonly string[]): readonly string[] => {
  const patterns = names.map((name) => new RegExp(`'${name}'|^\\s+${name}:`, 'm'));
  return sources
    .filter(({ text }) => patterns.filter((pattern) => pattern.test(text)).length >= tableOf)
    .map(({ file }) => file);
};

const mentioning = (name: string): readonly string[] =>
  sources
    .filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text))
    .map(({ file }) => file)
    .sort();

const schemas = /^libs\/contracts\/src\//;

describe('a question', () => {
  it('stands in its schema, in its definition and in no table beside them', () => {
    const tables = tablesOf(queryNames);
    expect(tables).toContain('libs/contracts/src/queries.ts');
    expect(tables.filter((file) => !schemas.test(file))).toEqual([]);
  });

  it('is two edits and a line', () => {
    expect(mentioning('pairingDesk').filter((file) => !file.endsWith('/query.ts'))).toEqual([
      'libs/contracts/src/pairing-desk.ts',
      'libs/contracts/src/queries.ts',
      'libs/read-models/src/pairing-desk/definition.ts',
      'libs/read-models/src/queries.ts',
    ]);
  });
});

describe('a command', () => {
  it('stands in no table of the api', () => {
    const tables = tablesOf(commandNames);
    expect(tables).toContain('libs/contracts/src/commands.ts');
    expect(tables.filter((file) => file.startsWith('apps/api/'))).toEqual([]);
  });

  it('is three edits', () => {
    expect(mentioning('WithdrawPlayers')).toEqual([
      'libs/application/src/tournament/index.ts',
      'libs/application/src/tournament/withdraw-players.ts',
      'libs/contracts/src/commands.ts',
    ]);
  });
});
