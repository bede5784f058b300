import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from './catalogue.js';
import { leaves, partOf, textsOf } from './testing.js';

const source = path.resolve(import.meta.dirname, '..');

const fileOf = (from: string, relative: string): string | undefined => {
  const base = path.resolve(path.dirname(from), relative).replace(/\.js$/, '');
  return ['.ts', '.tsx'].map((ending) => base + ending).find((file) => existsSync(file));
};

/** Every module that a page imports statically: imports of values, not lazy ones. */
const broughtBy = (entry: string): Map<string, string> => {
  const found = new Map<string, string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    const text = readFileSync(file, 'utf8');
    found.set(file, text);
    for (const [, relative] of text.matchAll(
      /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';$/gms,
    )) {
      const next = fileOf(file, relative ?? '');
      if (next !== undefined) visit(next);
    }
  };
  visit(entry);
  return found;
};

const holds = (tree: Catalogue, key: string): boolean => {
  const [head = '', ...rest] = key.split('.');
  const at = tree[head] ?? tree[`${head}_other`];
  if (at === undefined) return false;
  return typeof at === 'string' || rest.length === 0 ? true : holds(at, rest.join('.'));
};

describe('the first view of a phone', () => {
  const frame = broughtBy(path.join(source, 'app/start.tsx'));
  /** Pages that people open by a link, grouped as in vite.config.ts. */
  const pages = ['home/home-page', 'seat/seat-page', 'results/standings-page'];
  const modules = new Map([
    ...frame,
    ...pages.flatMap((page) => [...broughtBy(path.join(source, `features/${page}.tsx`))]),
  ]);

  it('begins with a frame that brings no page', () => {
    const names = [...frame.keys()].map((file) => path.relative(source, file));
    expect(names).toContain('app/event-layout.tsx');
    expect(names.filter((name) => /^features\/(?!print\/sheets\.ts)/.test(name))).toEqual([]);
  });

  it('is the page that was opened and no other', () => {
    const names = [...modules.keys()].map((file) => path.relative(source, file));
    expect(
      names.filter((name) => /^features\/(?!home\/|seat\/|results\/|print\/sheets)/.test(name)),
    ).toEqual([]);
  });

  it('brings every text that it shows', () => {
    const groups = Object.keys(textsOf('en')).join('|');
    const used = [...modules]
      .filter(([file]) => !file.includes('/i18n/'))
      .flatMap(([, text]) =>
        [...text.matchAll(new RegExp(`['\`]((?:${groups})\\.[\\w.-]+)`, 'g'))].map(([, key]) =>
          (key ?? '').replace(/\.$/, ''),
        ),
      );
    expect(used.length).toBeGreaterThan(80);
    const first = partOf('en', 'first') ?? {};
    expect([...new Set(used)].filter((key) => !holds(first, key))).toEqual([]);
  });

  it('leaves what only boards say to the boards', () => {
    const said = [...modules.values()].join('\n');
    const keys = leaves(partOf('en', 'first') ?? {}).map(([key]) =>
      key.replace(/_(?:one|two|few|many|other)$/, ''),
    );
    expect(keys.filter((key) => /^table\./.test(key) && !said.includes(key))).toEqual([]);
  });

  it('brings the texts of no language: only the reader’s own is fetched', () =>
    expect([...modules.values()].join('\n')).not.toMatch(
      /^import (?!type )[^;]*?\/languages\/[^;]*\.json'/m,
    ));

  it('brings no library of schemas or forms', () => {
    const heavy = [...modules.values()].flatMap((text) =>
      [
        ...text.matchAll(
          /^import (?!type )[^;]*?from '(zod[^']*|@mantine\/form|@mantine\/core\/styles\.css)';$/gm,
        ),
      ].map(([, name]) => name),
    );
    expect(heavy).toEqual([]);
  });
});
