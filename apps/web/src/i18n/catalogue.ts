/** The texts of one language by key, as a file of `languages/` holds them. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/**
 * What is fetched together. `first`: the frame and a player's own page. `boards`:
 * games on screen. `players`: drafts, results and all other refusals. `pages`: what
 * visitors read beside events and boards, as home, account, conventions, seasons and
 * Trilogy. `replays`: finished games. `staff`: the pages of organizers and judges.
 */
export type Part = 'first' | 'boards' | 'players' | 'pages' | 'replays' | 'staff';

/** `x_one` and `x_other` (and what else a language has) are both reached as `x` with a count. */
type Leaf<K extends string> =
  K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : K;

/** Dotted keys of all texts. */
export type KeysOf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? `${Prefix}${Leaf<K>}`
    : KeysOf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

const files = import.meta.glob<Catalogue>('./languages/*/*.json', { import: 'default' });
const fileOf = (language: string, part: Part): string => `./languages/${language}/${part}.json`;

/** The language that every text exists in; a part that another language lacks is shown in this one. */
export const complete = 'en';

/** What a language has to have before anybody is offered it; the pages of staff may be read in English. */
const ofPlayers = [
  'first',
  'boards',
  'players',
  'pages',
  'replays',
] as const satisfies readonly Part[];

/**
 * The languages of which every file that players read is there,
 * English first. A language is files alone: nothing else names it.
 */
export const completeLanguages = (present: readonly string[]): readonly string[] =>
  present
    .flatMap((file) => /\/([\w-]+)\/first\.json$/.exec(file)?.[1] ?? [])
    .filter((tag) => ofPlayers.every((part) => present.includes(fileOf(tag, part))))
    .sort((a, b) => Number(b === complete) - Number(a === complete) || a.localeCompare(b));

/** Tags of the languages that players can read. */
export const languages: readonly string[] = completeLanguages(Object.keys(files));

export const has = (language: string, part: Part): boolean => fileOf(language, part) in files;

/** One part of one language, fetched; a language without it gets the English one. */
export const fetchPart = async (
  language: string,
  part: Part,
): Promise<{ language: string; texts: Catalogue }> => {
  const of = has(language, part) ? language : complete;
  const load = files[fileOf(of, part)];
  if (load === undefined) throw new Error(`There are no texts in languages/${of}/${part}.json.`);
  return { language: of, texts: await load() };
};
