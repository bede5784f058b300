import type { Catalogue, Part } from './catalogue.js';

const files = import.meta.glob<Catalogue>('./languages/*/*.json', {
  import: 'default',
  eager: true,
});

const mergeCatalogues = (a: Catalogue, b: Catalogue): Catalogue =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => {
      const [mine, other] = [a[key], b[key]];
      return typeof mine === 'object' && typeof other === 'object'
        ? [key, mergeCatalogues(mine, other)]
        : [key, other ?? mine ?? ''];
    }),
  );

/** For tests: one part of a language; null if it has no such file. */
export const partOf = (language: string, part: Part): Catalogue | null =>
  files[`./languages/${language}/${part}.json`] ?? null;

export const parts = [
  'first',
  'boards',
  'players',
  'pages',
  'replays',
  'staff',
] as const satisfies readonly Part[];

/** For tests: every text of a language. */
export const textsOf = (language: string): Catalogue =>
  parts.map((part) => partOf(language, part) ?? {}).reduce(mergeCatalogues);

/** Every text with its dotted key. */
export const leaves = (tree: Catalogue, at = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${at}${key}`, value] as [string, string]]
      : leaves(value, `${at}${key}.`),
  );

/** The names of a text's placeholders, sorted. */
export const factsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''))].sort();
