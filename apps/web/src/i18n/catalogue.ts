/** The texts of one language by key, as in a file of `languages/`. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/**
 * A part of the texts that is loaded together. `first`: the frame and a player's own page.
 * `boards`: games on screen. `players`: drafts, results and all other refusals. `pages`: other
 * pages for visitors, such as home, account, conventions, seasons and Trilogy. `replays`: finished
 * games. `staff`: the pages of organizers and judges.
 */
export type Part = 'first' | 'boards' | 'players' | 'pages' | 'replays' | 'staff';

/**
 * `x_one`, `x_other` and a language's further plural forms are all addressed as `x` with a count.
 */
type Leaf<K extends string> =
  K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : K;

/** The dotted keys of all texts. */
export type KeysOf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? `${Prefix}${Leaf<K>}`
    : KeysOf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

const files = import.meta.glob<Catalogue>('./languages/*/*.json', { import: 'default' });
const fileOf = (language: string, part: Part): string => `./languages/${language}/${part}.json`;

/** The language in which every text exists; it replaces parts that another language lacks. */
export const complete = 'en';

/** The parts that a language must have before it is offered; staff pages may be in English. */
const ofPlayers = [
  'first',
  'boards',
  'players',
  'pages',
  'replays',
] as const satisfies readonly Part[];

/**
 * The languages with all files that players need, English first. A language is defined by its files
 * alone; no other list names it.
 */
export const completeLanguages = (present: readonly string[]): readonly string[] =>
  present
    .flatMap((file) => /\/([\w-]+)\/first\.json$/.exec(file)?.[1] ?? [])
    .filter((tag) => ofPlayers.every((part) => present.includes(fileOf(tag, part))))
    .sort((a, b) => Number(b === complete) - Number(a === complete) || a.localeCompare(b));

/** Tags of the languages that players can read. */
export const languages: readonly string[] = completeLanguages(Object.keys(files));

export const has = (language: string, part: Part): boolean => fileOf(language, part) in files;

/** Loads one part of one language; the English one if the language lacks it. */
export const fetchPart = async (
  language: string,
  part: Part,
): Promise<{ language: string; texts: Catalogue }> => {
  const of = has(language, part) ? language : complete;
  const load = files[fileOf(of, part)];
  if (load === undefined) throw new Error(`There are no texts in languages/${of}/${part}.json.`);
  return { language: of, texts: await load() };
};
