import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser } from '../support/browser.js';
import { Conductor } from './conductor.js';
import { cutTexts } from './cut-texts.js';
import { decks } from './decks.js';
import { Stage } from './stage.js';
import { tellAsStory } from './story.js';

const LANGUAGES = readdirSync(
  path.resolve(import.meta.dirname, '../../apps/web/src/i18n/languages'),
  { withFileTypes: true },
)
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const NARROW = { width: 360, height: 640 };
/** 130 % of the 16 px that browsers begin with. */
const LETTERS = 21;
const ofNoEvent = [
  '/',
  '/play',
  '/practice',
  '/draft',
  '/sign-up',
  '/archive',
  '/calendar',
  '/events/new',
];
const ofEvent = [
  ...['', '/pairings', '/standings', '/judge', '/desk', '/desk/players', '/desk/rounds'],
  ...['/desk/staff', '/desk/settings', '/desk/story', '/desk/print', '/desk/decks'],
];

/** The language is changed on the page: each page is fetched once. */
const faultsIn = async (page: Page, language: string): Promise<string[]> => {
  await page.locator('header select').selectOption(language);
  await page.locator(`html[lang="${language}"]`).waitFor();
  await page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
  return (await cutTexts(page)).map((fault) => `(${language}) ${fault}`);
};

describe.skipIf(!hasBrowser)('a phone of 360 px whose letters are set a third larger', () => {
  let stage: Stage;
  let room: Conductor;
  let page: Page;

  beforeAll(async () => {
    stage = await Stage.open();
    room = await Conductor.withPlayers(stage.url, { names: ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva'] });
    await room.handInDeck('Ada', decks.legal);
    await room.start();
    await room.pair();
    const seat = await stage.seat({ language: 'en', kind: 'phone' });
    await stage.signIn(seat, room.organizer);
    ({ page } = seat);
    await page.setViewportSize(NARROW);
    // As the browser's own setting does it: lengths in rem and em, also those of media queries, grow with it.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: LETTERS } });
  });
  afterAll(async () => {
    room?.close();
    await stage?.close();
  });
  tellAsStory(() => stage.pictureAll('large-text'));

  it('shows every word of every page in every language', async () => {
    const faults: string[] = [];
    for (const place of [...ofNoEvent, ...ofEvent.map((below) => `/e/${room.eventId}${below}`)]) {
      await page.goto(place);
      await page.locator('h1, h2').first().waitFor();
      await expect.poll(() => page.locator('.mantine-Skeleton-root').count()).toBe(0);
      for (const language of LANGUAGES)
        faults.push(...(await faultsIn(page, language)).map((fault) => `${place} ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  it('notices a word that does not fit', async () => {
    await page.setContent(
      '<main><button style="width:40px;white-space:nowrap">Emparejamientos</button><p style="white-space:nowrap">Un texto que no cabe en una pantalla tan estrecha</p></main>',
    );
    expect(await cutTexts(page)).toEqual([
      'leaves its button: "Emparejamientos"',
      'leaves the page: "Un texto que no cabe en una pantalla tan estrecha"',
    ]);
  });
});
