import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { projectRoot } from '../../apps/cli/src/project-root.js';
import { launchBrowser } from '../../test/support/browser.js';
import { PATIENCE_MS } from '../../test/support/patience.js';
import { keepAsWebp } from '../../test/support/webp.js';

const FOLDER = path.join(projectRoot, 'apps/web/src/features/home/pictures');
const QUALITY = 70;
/** At this time some tables have a result and others are still playing. */
const INTO_THE_ROUND_MS = 16_000;
const sizes = {
  desk: { width: 1280, height: 760 },
  phone: { width: 360, height: 640 },
} as const;
const tones = ['light', 'dark'] as const;
type Tone = (typeof tones)[number];

const pageOf = async (
  browser: Browser,
  { server, tone, kind }: { server: string; tone: Tone; kind: keyof typeof sizes },
): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: server,
    locale: 'en-GB',
    colorScheme: tone,
    viewport: sizes[kind],
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context.newPage();
};

const keep = (page: Page, name: string, quality = QUALITY): Promise<void> =>
  keepAsWebp(page, path.join(FOLDER, `${name}.webp`), quality);

/** The board for phones is about 10 kB, so that their first view stays within its limit. */
const boardSizes = [
  { ending: '', width: 800, height: 450, quality: 60 },
  { ending: '-small', width: 400, height: 225, quality: 55 },
] as const;
/** The rounds of one game, as the test of a whole match saves them (PICTURES=1). */
const SHOTS = path.join(projectRoot, 'test/output/screens');
const shotOf = (round: number): string => path.join(SHOTS, `table-round-${round}-desk.png`);

/** Elements about this server and day, not about the event: warnings and notifications. */
const OF_THE_DAY = '.mantine-Alert-root, .mantine-Notifications-root { display: none !important; }';

/**
 * Saves every round except the first, which has an empty board, that has a picture, in order, for
 * the game on the home page.
 */
const keepBoards = async (browser: Browser): Promise<void> => {
  const rounds = [2, 3, 4, 5, 6, 7, 8, 9].filter((round) => existsSync(shotOf(round)));
  for (const { ending, quality, ...viewport } of boardSizes) {
    const page = await (await browser.newContext({ viewport })).newPage();
    for (const [at, round] of rounds.entries()) {
      const board = readFileSync(shotOf(round)).toString('base64');
      const size = `display:block;width:${viewport.width}px;height:${viewport.height}px`;
      await page.setContent(
        `<body style="margin:0"><img style="${size}" src="data:image/png;base64,${board}">`,
      );
      await page.evaluate('document.images[0].decode()');
      await keep(page, `board-${at + 1}${ending}`, quality);
    }
  }
};

/**
 * Overwrites the pictures of the home page with those of a demo event that it creates at `server`.
 */
export async function takeHomePictures(server: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await launchBrowser();
  try {
    await keepBoards(browser);
    for (const tone of tones) {
      const desk = await pageOf(browser, { server, tone, kind: 'desk' });
      await desk.goto('/');
      await desk.getByRole('button', { name: 'Start the demo' }).click();
      await desk.waitForURL(/\/e\/[^/]+\/desk/);
      const event = desk.url().replace(/\/desk.*/, '');
      await desk.getByText('Tables settled').waitFor();
      await desk.waitForTimeout(INTO_THE_ROUND_MS);
      await desk.addStyleTag({ content: OF_THE_DAY });
      await keep(desk, `desk-${tone}`);
      const phone = await pageOf(browser, { server, tone, kind: 'phone' });
      await phone.goto(`${event}/pairings`);
      await phone.getByText('Round 1').first().waitFor();
      await keep(phone, `phone-${tone}`);
    }
  } finally {
    await browser.close();
  }
}
