import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtPages } from './built-pages.js';
import { firstViewOf } from './first-views.js';
import { weightOf } from './page-weight.js';

/** What every board fetches beside its own page: the rest of its styles, and its texts in one language. */
const beside = [
  'src/app/table-rest.ts',
  'src/i18n/languages/es/first.json',
  'src/i18n/languages/es/boards.json',
];
const pages = 'src/i18n/languages/es/pages.json';
const replays = 'src/i18n/languages/es/replays.json';
const boards = [
  ['src/features/game-table/match/match-page.tsx', 180_000, beside],
  ['src/features/game-table/practice/practice-page.tsx', 180_000, beside],
  ['src/features/game-table/twin-suns-page.tsx', 180_000, beside],
  ['src/features/replay/replay-page.tsx', 182_000, [...beside, replays]],
  ['src/features/replay/file-page.tsx', 182_000, [...beside, replays, pages]],
] as const;

let folder: string;
beforeAll(async () => {
  folder = await builtPages();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(boards)(
  '%s is there after less than %i bytes of scripts, styles and texts',
  (page, most, texts) => {
    const { bytes, files } = weightOf(folder, [page, ...texts]);
    console.log(JSON.stringify({ page, bytes, files: files.length, largest: files.slice(0, 8) }));
    expect(bytes).toBeLessThan(most);
  },
);

/**
 * With the API's answers these are what `npx conclave bench pages` measures. Names of files hold hashes:
 * they alone move a page by some 70 bytes, and each language costs about as much for the names of its texts.
 */
const firstViews = [
  ['home', 110_500, 7],
  ['seat', 117_500, 7],
  ['standings', 110_500, 7],
] as const;

it.each(firstViews)(
  'the first view of %s is there after less than %i bytes in %i requests at most',
  (page, most, requests) => {
    const { bytes, files } = firstViewOf(folder, page, 'es');
    console.log(JSON.stringify({ page, bytes, files }));
    expect(bytes).toBeLessThan(most);
    expect(files.length).toBeLessThanOrEqual(requests);
  },
);
