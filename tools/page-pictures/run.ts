import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Browser, BrowserContext } from 'playwright-core';
import { dice } from '#rules';
import { projectRoot } from '../../apps/cli/src/project-root.js';
import { launchBrowser } from '../../test/support/browser.js';
import { PATIENCE_MS } from '../../test/support/patience.js';
import { keepAsWebp } from '../../test/support/webp.js';
import { answerOn, sitDown } from '../table-pictures/run.js';

const QUALITY = 62;
/** Until late resources are loaded, and animations have ended. */
const AT_REST_MS = 4_000;
/** When the room of a demo event is full, paired, and has some results. */
const INTO_THE_ROUND_MS = 25_000;
/** When a practice game has units on its board. */
const ANSWERS = 24;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
type Who = 'stranger' | 'player' | 'organizer' | 'drafter' | 'practising';

interface Wish {
  readonly server: string;
  readonly folder: string;
  readonly languages: readonly string[];
  readonly only: readonly string[];
}

interface Seen {
  readonly states: Readonly<Record<Who, State | undefined>>;
  readonly event: string;
  readonly pod: string;
  readonly table: string;
}

interface Shown {
  readonly name: string;
  readonly who: Who;
  readonly phone?: boolean;
  readonly dark?: boolean;
  readonly at: (seen: Seen) => string;
}

const pages: readonly Shown[] = [
  { name: 'home', who: 'stranger', at: () => '/' },
  { name: 'event', who: 'stranger', phone: true, at: ({ event }) => `/e/${event}` },
  { name: 'seat', who: 'player', phone: true, dark: true, at: ({ event }) => `/e/${event}` },
  { name: 'standings', who: 'stranger', phone: true, at: ({ event }) => `/e/${event}/standings` },
  { name: 'desk', who: 'organizer', at: ({ event }) => `/e/${event}/desk` },
  {
    name: 'desk-rounds',
    who: 'organizer',
    dark: true,
    at: ({ event }) => `/e/${event}/desk/rounds`,
  },
  { name: 'deck', who: 'player', phone: true, at: ({ event }) => `/e/${event}/deck` },
  { name: 'draft', who: 'drafter', phone: true, dark: true, at: ({ pod }) => pod },
  { name: 'table', who: 'practising', at: ({ table }) => table },
  { name: 'big-screen', who: 'stranger', at: ({ event }) => `/e/${event}/screen` },
  { name: 'print', who: 'organizer', at: ({ event }) => `/e/${event}/print/slips` },
  { name: 'sign-up', who: 'stranger', phone: true, dark: true, at: () => '/sign-up' },
];
const sizes = { phone: { width: 390, height: 844 }, wide: { width: 1280, height: 760 } } as const;

const post = async <T>(request: APIRequestContext, url: string, data: unknown): Promise<T> => {
  const answer = await request.post(url, { data, headers: { 'idempotency-key': randomUUID() } });
  if (!answer.ok()) throw new Error(`${url}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
};

const newContext = (browser: Browser, server: string, state?: State) =>
  browser.newContext({ baseURL: server, ...(state === undefined ? {} : { storageState: state }) });

/** A demo event, its organizer, and the code for the seat of one of its bots. */
const demoOf = async (browser: Browser, server: string, format: string) => {
  const organizer = await newContext(browser, server);
  const { eventId } = await post<{ eventId: string }>(organizer.request, '/api/demo', { format });
  await new Promise((done) => setTimeout(done, INTO_THE_ROUND_MS));
  const { guestCodes = [] } = await post<{ guestCodes?: { code: string }[] }>(
    organizer.request,
    '/api/commands/IssueMissingCodes',
    { eventId, all: true },
  );
  const player = await newContext(browser, server);
  await post(player.request, '/api/guest/sign-in', { eventId, code: guestCodes[2]?.code });
  return { eventId, organizer: await organizer.storageState(), player };
};

/** The pod's address from the seat of a drafter. */
const podOf = async (player: BrowserContext, eventId: string): Promise<string> => {
  const page = await player.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`/e/${eventId}`);
  const link = page.locator('a[href*="/pods/"]').first();
  await link.waitFor();
  return String(await link.getAttribute('href'));
};

const practiceAt = async (server: string): Promise<{ table: string; state: State }> => {
  const player = await sitDown({ server });
  const roll = dice(7);
  for (let answers = 0; answers < ANSWERS; answers += 1) await answerOn(player.page, roll);
  const state = await player.context.storageState();
  const table = new URL(player.page.url()).pathname;
  await player.browser.close();
  return { table, state };
};

interface Look {
  readonly wish: Wish;
  readonly seen: Seen;
  readonly language: string;
}

/** Opens one page in one language, with complete content. */
const openIn = async (browser: Browser, page: Shown, { wish, seen, language }: Look) => {
  const state = seen.states[page.who];
  const context = await browser.newContext({
    baseURL: wish.server,
    locale: language,
    viewport: page.phone === true ? sizes.phone : sizes.wide,
    colorScheme: page.dark === true ? 'dark' : 'light',
    reducedMotion: 'reduce',
    ...(state === undefined ? {} : { storageState: state }),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const shown = await context.newPage();
  await shown.goto(page.at(seen));
  await shown.locator(`html[lang="${language}"]`).waitFor();
  await shown.waitForTimeout(AT_REST_MS);
  await shown.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });
  return shown;
};

/** Pictures of a page in all languages, at the same moment, since events go on. */
const shotsOf = async (browser: Browser, wish: Wish, page: Shown, seen: Seen) => {
  const all = await Promise.all(
    wish.languages.map((language) => openIn(browser, page, { wish, seen, language })),
  );
  const images = await Promise.all(
    all.map((shown) => shown.screenshot({ type: 'jpeg', quality: 90 })),
  );
  await Promise.all(all.map((shown) => shown.context().close()));
  return images.map((image) => `<img src="data:image/jpeg;base64,${image.toString('base64')}">`);
};

/** The images next to each other: phones in one row, wide pages two in a row. */
const keepSheet = async (
  browser: Browser,
  file: string,
  images: readonly string[],
  tall: boolean,
) => {
  const width = tall ? 300 : 640;
  const columns = tall ? images.length : 2;
  const rows = Math.ceil(images.length / columns);
  const { width: w, height: h } = tall ? sizes.phone : sizes.wide;
  const height = Math.round((width * h) / w);
  const viewport = { width: columns * (width + 8) + 8, height: rows * (height + 8) + 8 };
  const page = await (await browser.newContext({ viewport })).newPage();
  await page.setContent(
    `<style>body{margin:8px;display:grid;gap:8px;background:#888;grid-template-columns:repeat(${columns},${width}px)}img{width:${width}px;height:${height}px}</style>${images.join('')}`,
  );
  await page.evaluate('Promise.all([...document.images].map((image) => image.decode()))');
  await keepAsWebp(page, file, QUALITY);
  await page.context().close();
};

/** Overwrites the sheets of the requested pages. */
export async function takePagePictures(wish: Wish): Promise<void> {
  const folder = path.resolve(projectRoot, wish.folder);
  mkdirSync(folder, { recursive: true });
  const wanted = pages.filter(({ name }) => wish.only.length === 0 || wish.only.includes(name));
  const needs = (who: Who): boolean => wanted.some((page) => page.who === who);
  const browser = await launchBrowser();
  try {
    const practice = needs('practising') ? await practiceAt(wish.server) : undefined;
    const event = await demoOf(browser, wish.server, 'premier');
    const draft = needs('drafter') ? await demoOf(browser, wish.server, 'draft') : undefined;
    const seen: Seen = {
      event: event.eventId,
      pod: draft === undefined ? '' : await podOf(draft.player, draft.eventId),
      table: practice?.table ?? '',
      states: {
        stranger: undefined,
        player: await event.player.storageState(),
        organizer: event.organizer,
        drafter: await draft?.player.storageState(),
        practising: practice?.state,
      },
    };
    for (const page of wanted) {
      const images = await shotsOf(browser, wish, page, seen);
      await keepSheet(browser, path.join(folder, `${page.name}.webp`), images, page.phone === true);
    }
  } finally {
    await browser.close();
  }
}
