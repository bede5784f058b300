import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const [terms = '', banned = ''] = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split(
  '## Words that are not used',
);

/** Code names of one column of a Markdown table. */
const column = (text: string, index: number): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'))
    .flatMap((line) => [...(line.split('|')[index] ?? '').matchAll(/`(\w+)`/g)])
    .map(([, name = '']) => name);

const sources = ['apps/api/src', 'apps/worker/src', 'apps/cli/src', 'libs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(spec|gen|cards)\.ts$/.test(file))
    .map((file) => join(root, folder, file)),
);
const declared =
  /^export (?:abstract )?(?:class|interface|type|const|function|async function) (\w+)/gm;
const exported: ReadonlyMap<string, string> = new Map(
  sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(declared)].map(
      ([, name = '']) => [name, file.slice(root.length + 1)] as const,
    ),
  ),
);

describe('the glossary', () => {
  it('names code that exists', () => {
    const names = column(terms, 3);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !exported.has(name))).toEqual([]);
  });

  it('names what stands instead of a word that is not used', () => {
    expect(column(banned, 2).filter((name) => !exported.has(name))).toEqual([]);
  });

  it('is kept by every exported name', () => {
    const words = column(banned, 1);
    expect(words).toContain('CommandDesk');
    const found = words.filter((word) => exported.has(word));
    expect(found.map((word) => `${word} in ${exported.get(word)}`)).toEqual([]);
  });
});
