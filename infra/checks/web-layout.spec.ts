import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const WEB = path.resolve(import.meta.dirname, '../../apps/web/src');

/** The sources of the pages, without their tests, relative to `apps/web/src`. */
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file),
);

const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/(?:from |import\(|import )'(\.[^']+)\.js'/g)].flatMap(([, written = '']) => {
    const base = path.join(path.dirname(file), written);
    return ['.ts', '.tsx']
      .map((ending) => base + ending)
      .filter((one) => existsSync(path.join(WEB, one)));
  });

/** `features/pool` or `shared/deck`; for other files the first folder. */
const folderOf = (file: string): string => {
  const [first = '', second = ''] = file.split('/');
  return first === 'features' || first === 'shared' ? `${first}/${second}` : first;
};

/** The folders that use each file, including its own. */
const usersOf = (
  sources: ReadonlyMap<string, string>,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const users = new Map<string, Set<string>>();
  for (const [file, text] of sources)
    for (const used of importsOf(file, text))
      users.set(used, (users.get(used) ?? new Set()).add(folderOf(file)));
  return users;
};

/** The classes that a style sheet styles on their own, not below another selector. */
const classesOf = (css: string): readonly string[] => [
  ...new Set(
    [...css.matchAll(/(?:^|[}{,])\s*\.([\w-]+)\s*(?=[,{])/g)].map(([, name = '']) => name),
  ),
];

it('gives no class a look in two features: the sheets of both stay once their pages were seen', () => {
  const features = new Map<string, Set<string>>();
  for (const file of readdirSync(WEB, { recursive: true, encoding: 'utf8' }))
    if (file.startsWith('features/') && file.endsWith('.css'))
      for (const name of classesOf(readFileSync(path.join(WEB, file), 'utf8')))
        features.set(name, (features.get(name) ?? new Set()).add(folderOf(file)));
  expect(features.size).toBeGreaterThan(100);
  expect(
    [...features]
      .filter(([, folders]) => folders.size > 1)
      .map(([name, folders]) => [name, ...folders]),
  ).toEqual([]);
});

describe('the layout of the pages', () => {
  const users = usersOf(
    new Map(files.map((file) => [file, readFileSync(path.join(WEB, file), 'utf8')])),
  );
  const shared = files.filter((file) => file.startsWith('shared/'));

  it('leaves nothing loose in shared', () => {
    expect(shared.length).toBeGreaterThan(100);
    expect(shared.filter((file) => file.split('/').length < 3)).toEqual([]);
  });

  it('has what one feature uses with that feature', () => {
    const alone = shared.flatMap((file) => {
      const [only = '', ...others] = users.get(file) ?? [];
      return others.length > 0 || only.startsWith('shared/')
        ? []
        : [`${file}: ${only || 'nobody'}`];
    });
    expect(alone).toEqual([]);
  });
});
