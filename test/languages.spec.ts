import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageFolders, outdatedLists } from '../infra/run/languages.mjs';

const root = path.resolve(import.meta.dirname, '..');

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, at = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${at}${key}`, value]] : leaves(value, `${at}${key} / `),
  );

/** The files of languages in a folder; what else lies there was written from them. */
const tagsIn = (folder: string, end = ''): string[] =>
  readdirSync(path.join(root, folder)).filter(
    (file) => file.endsWith(end) && !file.endsWith('.gen.ts'),
  );

/** The texts of each language in a folder, by its tag. */
const languagesIn = (folder: string): Map<string, Map<string, string>> =>
  new Map(
    tagsIn(folder, '.json').map((file) => [
      path.basename(file, '.json'),
      new Map(leaves(JSON.parse(readFileSync(path.join(root, folder, file), 'utf8')) as Tree)),
    ]),
  );

/** Names of the same thing in the case that a sentence needs it in: each language has its own. */
const inCases: Readonly<Record<string, string>> = {
  ...{ whomShip: 'ship', ofShip: 'ship', toShip: 'ship' },
  ...{ whom: 'other', ofOther: 'other', toOther: 'other' },
};

const factsOf = (text: string): string[] =>
  [
    ...new Set(
      [...text.matchAll(/\{\{?(\w+)\}?\}/g)].map(([, name = '']) => inCases[name] ?? name),
    ),
  ].sort();

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

/** Texts of five words and more that somebody forgot to translate; names and tags may be alike. */
const leftInEnglish = (
  languages: ReadonlyMap<string, ReadonlyMap<string, string>>,
  inEnglish: (key: string) => string | undefined,
): string[] =>
  [...languages].flatMap(([tag, texts]) =>
    [...texts].flatMap(([key, text]) => {
      const words = text.replaceAll(/\{\{?\w+\}?\}/g, '').match(/\p{L}{2,}/gu) ?? [];
      return tag !== 'en' && words.length >= 5 && text === inEnglish(key) ? [`${tag}: ${key}`] : [];
    }),
  );

describe('a text left in English', () => {
  const key = 'A card from your hand goes to the bottom of your deck.';

  it.each([
    ['it', key, [`it: ${key}`]],
    ['it', 'Una carta dalla tua mano va in fondo al tuo mazzo.', []],
    ['en', key, []],
  ] as const)('is noticed: %s: %s', (tag, text, found) =>
    expect(leftInEnglish(new Map([[tag, new Map([[key, text]])]]), english)).toEqual(found),
  );
});

describe.each(byEnglish)('texts in %s', (folder, sources) => {
  const languages = languagesIn(folder);
  const keys = [...(languages.get('es')?.keys() ?? [])];

  it('are there in every language, and no others', () => {
    expect(languages.size).toBeGreaterThan(1);
    for (const [tag, texts] of languages)
      expect([...texts.keys()].sort(), tag).toEqual([...keys].sort());
  });

  it('are said in the language', () => expect(leftInEnglish(languages, english)).toEqual([]));

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

  it('are said in the language', () =>
    expect(leftInEnglish(languages, (key) => written.get(key))).toEqual([]));
});

describe('a language of the pages', () => {
  const pages = path.join(root, 'apps/web/src/i18n/languages');
  const filesOf = (tag: string): string[] => readdirSync(path.join(pages, tag));
  /** All that players read is there: what one that lacks it has is not offered to anybody. */
  const offered = readdirSync(pages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((tag) =>
      filesOf('en').every((file) => file === 'staff.json' || filesOf(tag).includes(file)),
    );

  it('is written by the server as well', () => {
    const lacking = languageFolders().flatMap((folder) => {
      const tags = tagsIn(path.relative(root, folder)).map((file) => path.parse(file).name);
      // Where the keys are the English words, English has no file.
      return offered
        .filter((tag) => tag !== 'en' && !tags.includes(tag))
        .map((tag) => `${path.relative(root, folder)}: ${tag}`);
    });
    expect(offered.length).toBeGreaterThan(2);
    expect(languageFolders().length).toBeGreaterThan(8);
    expect(lacking).toEqual([]);
  });
});

describe('languages of the server', () => {
  it('are listed as they lie in their folders', () => {
    // `node infra/run/languages.mjs` writes the lists, as the build does.
    expect(outdatedLists()).toEqual([]);
  });
});
