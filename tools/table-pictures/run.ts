import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { dice, type Dice } from '#rules';
import { projectRoot } from '../../apps/cli/src/project-root.js';
import { launchBrowser } from '../../test/support/browser.js';
import { PATIENCE_MS } from '../../test/support/patience.js';
import { keepAsWebp } from '../../test/support/webp.js';
import { choose } from '../../test/table/choose.js';

const ROUNDS = [1, 4, 7];
const END = 'table-end';
const QUALITY = 66;
/** Height of each picture on the sheet, in pixels. */
const HEIGHT = 420;
const GAP = 8;
/** Some games end early by chance, so several are tried. */
const MOST_GAMES = 8;
/** More questions than any game has. */
const MOST_ANSWERS = 600;
/** Until animations have ended, and late resources are loaded. */
const AT_REST_MS = 1_800;

const viewports: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  desk: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
};
const locales: Readonly<Record<string, string>> = {
  en: 'en-GB',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
  it: 'it-IT',
};

interface Wish {
  readonly server: string;
  /** The file of the sheet. */
  readonly to: string;
  /** The folder for the single pictures; empty: none. */
  readonly folder: string;
  readonly sizes: readonly string[];
  readonly tones: readonly string[];
  readonly languages: readonly string[];
  readonly seed: number;
}

interface Player {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
}

interface Picture {
  readonly width: number;
  readonly image: Buffer;
}

/** Takes pictures of the page as it looks on other devices of the same player. */
const takeEach = async (
  { browser, context, page }: Player,
  name: string,
  wish: Wish,
): Promise<readonly Picture[]> => {
  const storageState = await context.storageState();
  const pictures: Picture[] = [];
  for (const size of wish.sizes)
    for (const language of wish.languages)
      for (const tone of wish.tones) {
        const viewport = viewports[size];
        const locale = locales[language];
        if (viewport === undefined || locale === undefined)
          throw new Error(`there is no ${size} in ${language}`);
        const other = await browser.newContext({
          baseURL: wish.server,
          storageState,
          viewport,
          locale,
          hasTouch: size !== 'desk',
        });
        if (tone === 'light')
          await other.addInitScript("localStorage.setItem('mantine-color-scheme-value', 'light')");
        const shown = await other.newPage();
        await shown.goto(page.url());
        await shown.locator('.cg-table').waitFor();
        if (name === END) await shown.locator('.cg-curve').waitFor();
        await shown.waitForTimeout(AT_REST_MS);
        const image = await shown.screenshot({ type: 'jpeg', quality: 90 });
        pictures.push({ width: Math.round((HEIGHT * viewport.width) / viewport.height), image });
        const ending = tone === 'light' ? '-light' : '';
        const file = `${name}-${size}${ending}.${language}.webp`;
        if (wish.folder !== '')
          await keepAsWebp(shown, path.resolve(projectRoot, wish.folder, file), QUALITY);
        await other.close();
      }
  return pictures;
};

/** Each moment is a row. */
const keepSheet = async (
  browser: Browser,
  file: string,
  rows: readonly (readonly Picture[])[],
): Promise<void> => {
  const widths = rows.map((row) => row.reduce((sum, { width }) => sum + width + GAP, GAP));
  const viewport = { width: Math.max(...widths), height: rows.length * (HEIGHT + GAP) + GAP };
  const page = await (await browser.newContext({ viewport })).newPage();
  const shown = rows.map((row) => {
    const images = row.map(
      ({ width, image }) =>
        `<img width="${width}" height="${HEIGHT}" src="data:image/jpeg;base64,${image.toString('base64')}">`,
    );
    return `<div>${images.join('')}</div>`;
  });
  await page.setContent(
    `<style>body{margin:${GAP}px 0 0 ${GAP}px;background:#888}div{display:flex;gap:${GAP}px;margin-bottom:${GAP}px}</style>${shown.join('')}`,
  );
  await page.evaluate('Promise.all([...document.images].map((image) => image.decode()))');
  await keepAsWebp(page, file, QUALITY);
  await page.context().close();
};

/** A practice game at the first question, without animated moves. */
export const sitDown = async (wish: Pick<Wish, 'server'>): Promise<Player> => {
  const browser = await launchBrowser();
  const context = await browser.newContext({
    baseURL: wish.server,
    locale: 'en-GB',
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript("localStorage.setItem('conclave.table.speed', 'off')");
  const page = await context.newPage();
  await page.goto('/practice');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.locator('section.cg-ask[data-open]').waitFor();
  return { browser, context, page };
};

/** Answers the question on the page, and waits for the result. */
export const answerOn = async (page: Page, roll: Dice): Promise<void> => {
  const at = await page
    .locator('section.cg-ask[data-open], .cg-over')
    .first()
    .getAttribute('data-at');
  // The game was over before a question came.
  if (at === null) return;
  await choose(page, String(at), roll);
  await page
    .locator(`section.cg-ask[data-open]:not([data-at="${at}"]), .cg-over`)
    .first()
    .waitFor();
};

/** The current round of the game; 0 before the first. */
const roundOn = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await page.locator('.cg-phase').innerText())?.[0] ?? 0);

/** One game; the number of its last round, and its pictures moment by moment. */
const playOnce = async (player: Player, roll: Dice, wish: Wish) => {
  const { page } = player;
  const moments: (readonly Picture[])[] = [];
  let round = 0;
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    await page.locator('section.cg-ask[data-open], .cg-over').first().waitFor();
    if (await page.locator('.cg-over').isVisible()) break;
    const asksForAction = (await page.locator('section.cg-ask[data-ask="action"]').count()) > 0;
    const now = await roundOn(page);
    if (asksForAction && now > round) {
      round = now;
      if (ROUNDS.includes(now)) moments.push(await takeEach(player, `table-round-${now}`, wish));
    }
    await answerOn(page, roll);
  }
  moments.push(await takeEach(player, END, wish));
  return { round, moments };
};

/** Overwrites the sheet; returns the number of the last round that was played. */
export async function takeTablePictures(wish: Wish): Promise<number> {
  if (wish.folder !== '') mkdirSync(path.resolve(projectRoot, wish.folder), { recursive: true });
  const roll = dice(wish.seed);
  let last = 0;
  for (let game = 0; game < MOST_GAMES && last < Math.max(...ROUNDS); game += 1) {
    const player = await sitDown(wish);
    try {
      const { round, moments } = await playOnce(player, roll, wish);
      last = round;
      await keepSheet(player.browser, path.resolve(projectRoot, wish.to), moments);
    } finally {
      await player.browser.close();
    }
  }
  return last;
}
