import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawKnownSeeds } from '../../apps/api/test/known-seeds.js';
import { signedUp } from '../../apps/api/test/people.js';
import { type RunningApi, startApi } from '../../apps/api/test/running-api.js';
import { seatedTable, type SeatedTable } from '../../apps/api/test/tables.js';
import { type ApiSession, Connection } from '#client';
import { dice } from '#rules';
import { axeFaults } from '../support/accessibility.js';
import { hasBrowser, launchBrowser } from '../support/browser.js';
import { answer, boardText, overflow, signedInBrowser, webDir } from './at-the-board.js';

const shots = path.resolve(import.meta.dirname, '../output/screens');
/** Answers given in turn, far fewer than any game has. */
const someAnswers = 25;

const sizes = { phone: { width: 360, height: 740 }, desk: { width: 1366, height: 820 } } as const;

describe.skipIf(!hasBrowser)('a game on screen, in two browsers', () => {
  let api: RunningApi;
  let browser: Browser;
  let connection: Connection;
  let table: SeatedTable;
  const faults: string[] = [];

  beforeAll(async () => {
    mkdirSync(shots, { recursive: true });
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
  });

  it('is dealt from the seat page, played, left and found again, and conceded', async () => {
    const pageOf = async (session: ApiSession, kind: 'phone' | 'desk'): Promise<Page> => {
      const options = {
        baseURL: api.url,
        locale: kind === 'phone' ? 'es-ES' : 'en-GB',
        viewport: sizes[kind],
        colorScheme: kind === 'phone' ? 'light' : 'dark',
      } as const;
      return (await signedInBrowser(browser, session, options, faults)).newPage();
    };
    const phone = await pageOf(table.a.session, 'phone');
    const desk = await pageOf(table.b.session, 'desk');
    await phone.goto(`/e/${table.eventId}`);
    await phone.getByRole('link', { name: 'Jugar en pantalla' }).click();
    await desk.goto(`/e/${table.eventId}`);
    const reporting = desk.getByRole('heading', { name: 'How did it end?' });
    await reporting.waitFor();
    await phone.getByRole('button', { name: 'Repartir la partida 1' }).click();
    // The other page learns of it by itself: nothing is reported by hand any more.
    await desk.getByRole('link', { name: 'Go to the game on screen' }).waitFor();
    await reporting.waitFor({ state: 'detached' });
    await desk.getByRole('link', { name: 'Go to the game on screen' }).click();
    await desk.locator('.cg-table').waitFor();
    const question = (page: Page) => page.locator('section.cg-ask[data-open]');
    const roll = dice(21);
    for (let answered = 0; answered < someAnswers; answered += 1) {
      const mover = await Promise.any(
        [phone, desk].map(async (page) => (await question(page).waitFor(), page)),
      );
      if (answered === 12 || answered === 13)
        await mover.screenshot({
          path: path.join(shots, `table-asked-${mover === phone ? 'phone' : 'desk'}.png`),
        });
      await answer(mover, roll);
    }
    expect([await overflow(phone), await overflow(desk)]).toEqual([0, 0]);
    await phone.screenshot({ path: path.join(shots, 'table-phone.png'), fullPage: true });
    await desk.locator('.cg-base').first().hover();
    expect([await axeFaults(desk), await axeFaults(phone)]).toEqual([[], []]);
    await desk.screenshot({ path: path.join(shots, 'table-desk.png'), fullPage: true });
    // Gone and back, twice: the same board. What stood there before may have trailed the other's last answer.
    const boardAnew = async (): Promise<string> => {
      await desk.reload();
      await question(desk).or(desk.getByTestId('waiting')).first().waitFor();
      return boardText(desk);
    };
    await expect.poll(async () => (await boardAnew()) === (await boardAnew())).toBe(true);
    const concede = async (): Promise<void> => {
      await desk.getByRole('button', { name: 'Menu' }).click();
      await desk.getByRole('menuitem', { name: 'Concede the game' }).click();
    };
    await concede();
    await desk.getByRole('dialog').getByRole('button', { name: 'Play on', exact: true }).click();
    await desk.getByRole('dialog').waitFor({ state: 'detached' });
    await concede();
    await desk.getByRole('dialog').getByRole('button', { name: 'Concede the game' }).click();
    await expect.poll(() => phone.getByTestId('game-result').innerText()).toContain('Gana');
    await expect.poll(() => desk.getByTestId('game-result').innerText()).toContain('wins');
    await phone.screenshot({ path: path.join(shots, 'table-over-phone.png') });
    expect(faults).toEqual([]);
  });
});
