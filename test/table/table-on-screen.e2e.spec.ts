import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawKnownSeeds } from '../../apps/api/test/known-seeds.js';
import { signedUp } from '../../apps/api/test/people.js';
import { type RunningApi, startApi } from '../../apps/api/test/running-api.js';
import { seatedTable, type SeatedTable } from '../../apps/api/test/tables.js';
import { type ApiSession, Connection } from '#client';
import { dice } from '#rules';
import { axeFaults } from '../support/accessibility.js';
import { hasBrowser, launchBrowser } from '../support/browser.js';
import { answer, boardText, builtPages, overflow } from './at-the-board.js';

const shots = path.resolve(import.meta.dirname, '../output/screens');
const patience = { timeout: 30_000 };
/** Answers given in turn, far fewer than any game has. */
const someAnswers = 25;

/** A player's own browser, signed in with his seat. */
const deviceOf = async (
  browser: Browser,
  session: ApiSession,
  url: string,
  kind: 'phone' | 'desk',
): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({
    baseURL: url,
    locale: kind === 'phone' ? 'es-ES' : 'en-GB',
    viewport: kind === 'phone' ? { width: 360, height: 740 } : { width: 1366, height: 820 },
    colorScheme: kind === 'phone' ? 'light' : 'dark',
  });
  context.setDefaultTimeout(patience.timeout);
  const cookies = (session.identity()['cookie'] ?? '').split('; ').map((pair) => ({
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    url,
  }));
  await context.addCookies(cookies);
  return { context, page: await context.newPage() };
};

describe.skipIf(!hasBrowser)('a game on screen, in two browsers', () => {
  let webDir: string;
  let api: RunningApi;
  let browser: Browser;
  let connection: Connection;
  let table: SeatedTable;
  const faults: string[] = [];

  beforeAll(async () => {
    mkdirSync(shots, { recursive: true });
    webDir = await builtPages();
    api = await startApi({ webDir });
    drawKnownSeeds(api, 'a table in two browsers');
    connection = new Connection(api.url);
    browser = await launchBrowser();
    table = await seatedTable(api, connection, await signedUp(connection, 'Olga'));
    await api.settle();
  });
  afterAll(async () => {
    await browser?.close();
    connection?.close();
    await api?.stop();
    rmSync(webDir, { recursive: true, force: true });
  });

  it('is dealt from the seat page, played, left and found again, and conceded', async () => {
    const [phone, desk] = [
      await deviceOf(browser, table.a.session, api.url, 'phone'),
      await deviceOf(browser, table.b.session, api.url, 'desk'),
    ];
    for (const { context } of [phone, desk]) {
      context.on('weberror', (fault) => faults.push(fault.error().message));
      context.on(
        'response',
        (response) => void (response.status() >= 500 && faults.push(response.url())),
      );
    }
    await phone.page.goto(`/e/${table.eventId}`);
    await phone.page.getByRole('link', { name: 'Jugar en pantalla' }).click();
    await desk.page.goto(`/e/${table.eventId}`);
    const reporting = desk.page.getByRole('heading', { name: 'How did it end?' });
    await reporting.waitFor();
    await phone.page.getByRole('button', { name: 'Repartir la partida 1' }).click();
    // The other page learns of it by itself: nothing is reported by hand any more.
    await desk.page.getByRole('link', { name: 'Go to the game on screen' }).waitFor();
    await reporting.waitFor({ state: 'detached' });
    await desk.page.getByRole('link', { name: 'Go to the game on screen' }).click();
    await desk.page.locator('.cg-table').waitFor();
    const roll = dice(21);
    for (let answered = 0; answered < someAnswers; answered += 1) {
      const mover = await Promise.any(
        [phone, desk].map(
          async ({ page }) => (
            await page.locator('section.cg-ask[data-open]').waitFor(patience),
            page
          ),
        ),
      );
      if (answered === 12 || answered === 13)
        await mover.screenshot({
          path: path.join(shots, `table-asked-${mover === phone.page ? 'phone' : 'desk'}.png`),
        });
      await answer(mover, roll);
    }
    expect([await overflow(phone.page), await overflow(desk.page)]).toEqual([0, 0]);
    await phone.page.screenshot({ path: path.join(shots, 'table-phone.png'), fullPage: true });
    await desk.page.locator('.cg-base').first().hover();
    expect([await axeFaults(desk.page), await axeFaults(phone.page)]).toEqual([[], []]);
    await desk.page.screenshot({ path: path.join(shots, 'table-desk.png'), fullPage: true });
    // Gone and back, twice: the same board. What stood there before may have trailed the other's last answer.
    const boardAnew = async (): Promise<string> => {
      await desk.page.reload();
      await desk.page.locator('.cg-table').waitFor();
      return boardText(desk.page);
    };
    expect(await boardAnew()).toBe(await boardAnew());
    const concede = async (): Promise<void> => {
      await desk.page.getByRole('button', { name: 'Menu' }).click();
      await desk.page.getByRole('menuitem', { name: 'Concede the game' }).click();
    };
    await concede();
    await desk.page
      .getByRole('dialog')
      .getByRole('button', { name: 'Play on', exact: true })
      .click();
    await desk.page.getByRole('dialog').waitFor({ state: 'detached' });
    await concede();
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Concede the game' }).click();
    await expect
      .poll(() => phone.page.getByTestId('game-result').innerText(), patience)
      .toContain('Gana');
    await expect
      .poll(() => desk.page.getByTestId('game-result').innerText(), patience)
      .toContain('wins');
    await phone.page.screenshot({ path: path.join(shots, 'table-over-phone.png') });
    expect(faults).toEqual([]);
  });
});
