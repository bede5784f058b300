import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, at = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${at}${key}`, value]] : leaves(value, `${at}${key} / `),
  );

/** The texts of each language in a folder, by its tag. */
const languagesIn = (folder: string): Map<string, Map<string, string>> =>
  new Map(
    readdirSync(path.join(root, folder)).map((file) => [
      path.basename(file, '.json'),
      new Map(leaves(JSON.parse(readFileSync(path.join(root, folder, file), 'utf8')) as Tree)),
    ]),
  );

const factsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{?(\w+)\}?\}/g)].map(([, name]) => name ?? ''))].sort();

const sourcesIn = (folder: string): string =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
    .join('\n');

/** Keys are the English words; what stands before a bar only tells apart what English says alike. */
const byEnglish = [
  ['libs/rules/src/text/languages', ['libs/rules/src/text', 'libs/rules/src/bots']],
  ['apps/api/src/tables/words/languages', ['apps/api/src/tables/words']],
] as const;
const byName = [
  'libs/match/src/lessons/languages',
  'libs/accounts/src/languages',
  'libs/games/src/languages',
];

const english = (key: string): string => key.slice(key.indexOf('|') + 1);

describe.each(byEnglish)('texts in %s', (folder, sources) => {
  const languages = languagesIn(folder);
  const keys = [...(languages.get('es')?.keys() ?? [])];

  it('are there in every language, and no others', () => {
    expect(languages.size).toBeGreaterThan(1);
    for (const [tag, texts] of languages)
      expect([...texts.keys()].sort(), tag).toEqual([...keys].sort());
  });

  it('are all used', () => {
    const source = sources.map(sourcesIn).join('\n');
    const unused = keys.filter((key) => !source.includes(`'${key}'`));
    expect(unused).toEqual([]);
  });

  it('speak of the facts that the English speaks of', () => {
    const faults = [...languages].flatMap(([tag, texts]) =>
      [...texts].flatMap(([key, text]) =>
        factsOf(text).join() === factsOf(english(key)).join() ? [] : [`${tag}: ${key}`],
      ),
    );
    expect(faults).toEqual([]);
  });
});

describe.each(byName)('texts in %s', (folder) => {
  const languages = languagesIn(folder);
  const written = languages.get('en') ?? new Map<string, string>();

  it('are there in every language, with the same facts', () => {
    expect(written.size).toBeGreaterThan(3);
    const said = (texts: ReadonlyMap<string, string>) =>
      [...texts].map(([key, text]) => `${key}: ${factsOf(text).join()}`).sort();
    for (const [tag, texts] of languages) expect(said(texts), tag).toEqual(said(written));
  });
});

/**
 * Where the server writes what people read: a folder with
 * one file a language, and the module that reads them.
 */
const byServer = [
  ['libs/rules/src/text/languages', 'libs/rules/src/text/language.ts'],
  ['apps/api/src/tables/words/languages', 'apps/api/src/tables/words/table-text.ts'],
  ['libs/match/src/lessons/languages', 'libs/match/src/lessons/lessons.ts'],
  ['libs/accounts/src/languages', 'libs/accounts/src/mail-text.ts'],
  ['libs/games/src/languages', 'libs/games/src/texts.ts'],
  ['apps/worker/src/push/words', 'apps/worker/src/push/words/in-language.ts'],
  ['libs/formats/src/deck/problem-texts', 'libs/formats/src/deck/problem-text.ts'],
] as const;

describe('a language of the pages', () => {
  const languages = readdirSync(path.join(root, 'apps/web/src/i18n/languages'), {
    withFileTypes: true,
  })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  it.each(byServer)('is written by the server as well: %s', (folder, module) => {
    const files = readdirSync(path.join(root, folder)).map((file) => path.parse(file).name);
    const reader = readFileSync(path.join(root, module), 'utf8');
    // Where the keys are the English words, English has no file.
    const lacking = languages
      .filter((tag) => tag !== 'en' || files.includes('en'))
      .filter((tag) => !files.includes(tag) || !new RegExp(`/${tag}\\.js(?:on)?'`).test(reader));
    expect(languages.length).toBeGreaterThan(2);
    expect(lacking).toEqual([]);
  });
});
