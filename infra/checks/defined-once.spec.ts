import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { queryNames } from '#contracts';
import { ROOT } from './manifests.js';

/** So many names in one file make it a table that every new question must be entered in. */
const tableOf = 8;

/** The schemas, and the list of the definitions. */
const lists = /^libs\/(contracts\/src\/|read-models\/src\/queries\.ts)/;

const sources = ['libs', 'apps/api/src', 'apps/worker/src']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

/** Names that stand as text, or as the key of a row. */
const namesIn = (text: string): readonly string[] =>
  queryNames.filter((name) => new RegExp(`'${name}'|^\\s+${name}:`, 'm').test(text));

describe('a question', () => {
  it('stands in its schema, in its definition and in no table beside them', () => {
    const tables = sources
      .filter(({ text }) => namesIn(text).length >= tableOf)
      .map(({ file }) => file);
    expect(tables.filter((file) => !lists.test(file))).toEqual([]);
    expect(tables).toContain('libs/contracts/src/queries.ts');
  });
});
