import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axeFaults } from '../support/accessibility.js';
import { hasBrowser } from '../support/browser.js';
import { Conductor } from './conductor.js';
import { decks } from './decks.js';
import { Stage } from './stage.js';
import { picture } from '../support/picture.js';
import { tellAsStory } from './story.js';

const names = [
  'Ada',
  'Ben',
  'Cleo',
  'Dov',
  'Eva',
  'Finn',
  'Gus',
  'Hana',
  'Ivo',
  'José María Fernández-Villaverde de la Torre',
  'Łukasz',
  'Mia',
];
const SHOTS = path.resolve(import.meta.dirname, '../output/screens');

/** The sheet as the printer gets it: pages, and their size in points. */
const printed = async (
  page: Page,
  name: string,
): Promise<{ readonly pages: number; readonly size: string }> => {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  if (process.env['PICTURES']) writeFileSync(path.join(SHOTS, `${name}.pdf`), pdf);
  const text = pdf.toString('latin1');
  const [, width = '', height = ''] =
    /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(text) ?? [];
  return {
    pages: [...text.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length,
    size: `${Math.round(Number(width))}x${Math.round(Number(height))}`,
  };
};

describe.skipIf(!hasBrowser)('what a hall needs on paper', () => {
  let stage: Stage;
  let room: Conductor;
  let page: Page;
  const open = async (sheet: string, heading: string): Promise<void> => {
    await page.goto(`/e/${room.eventId}/print/${sheet}`);
    await page.getByText(heading).first().waitFor();
  };

  beforeAll(async () => {
    stage = await Stage.open();
    room = await Conductor.withPlayers(stage.url, { names, settings: { swissRounds: 4 } });
    await room.handInDeck('Ada', decks.legal);
    await room.start();
    await room.pair();
    const seat = await stage.seat({ language: 'en', kind: 'desk' });
    ({ page } = seat);
    await stage.signIn(seat, room.organizer);
  });
  afterAll(async () => {
    room?.close();
    await stage?.close();
  });
  tellAsStory(() => stage.pictureAll('paper'));

  it('lies ready at the desk', async () => {
    await page.goto(`/e/${room.eventId}/desk/print`);
    await page.getByRole('heading', { name: 'A round' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await picture(page, 'print-desk', { whole: true });
    expect(await page.getByRole('link', { name: 'Result slips' }).getAttribute('href')).toBe(
      `/e/${room.eventId}/print/slips?paper=a4&phase=0&round=1`,
    );
    await page.getByText('Letter', { exact: true }).click();
    await expect
      .poll(() =>
        page.getByRole('link', { name: 'Standings', exact: true }).last().getAttribute('href'),
      )
      .toBe(`/e/${room.eventId}/print/standings?paper=letter`);
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save the event so far' }).click();
    expect((await file).suggestedFilename()).toBe(`conclave-${room.eventId}.json`);
  });

  it('gives each table one slip, in the order of a cut stack, on as few pages as hold them', async () => {
    await open('slips', 'Table 1');
    const slips = (): Promise<number[][]> =>
      page
        .locator('.cv-page')
        .evaluateAll((all) =>
          all.map((one) =>
            [...one.querySelectorAll<HTMLElement>('.cv-slip')].map((slip) =>
              Number(slip.dataset['table']),
            ),
          ),
        );
    await expect.poll(slips).toEqual([
      [1, 3, 5],
      [2, 4, 6],
    ]);
    const { tables } = await room.ask('pairings', { eventId: room.eventId });
    for (const { table, a, b } of tables) {
      const text = await page.locator(`.cv-slip[data-table="${table}"]`).innerText();
      for (const said of [a.name, b.name, 'Round 1', 'Games won', 'Drop'])
        expect(text).toContain(said);
    }
    await expect
      .poll(() =>
        page
          .locator('.cv-slip img')
          .evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    expect(await printed(page, 'paper-slips-a4')).toEqual({ pages: 2, size: '595x842' });
    await page.goto(`/e/${room.eventId}/print/slips?paper=letter`);
    await page.getByText('Table 6').first().waitFor();
    expect(await printed(page, 'paper-slips-letter')).toEqual({ pages: 2, size: '612x792' });
  });

  it('names every player once on the wall list, and every table once at the desk', async () => {
    await open('pairings-by-name', 'Round 1: pairings by name');
    expect(await page.locator('tbody tr td:first-child').allInnerTexts()).toEqual(
      names.toSorted((one, other) => one.localeCompare(other, 'en')),
    );
    expect(await printed(page, 'paper-by-name')).toEqual({ pages: 1, size: '595x842' });
    await open('pairings-by-table', 'Round 1: pairings by table');
    expect(await page.locator('tbody tr td:first-child').allInnerTexts()).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
    expect(await printed(page, 'paper-by-table')).toEqual({ pages: 1, size: '595x842' });
  });

  it('prints standings, players, a deck to check and numbers for tables', async () => {
    await open('standings', 'Standings during round');
    await expect.poll(() => page.locator('tbody tr').count()).toBe(12);
    expect((await printed(page, 'paper-standings')).pages).toBe(1);
    await open('players', 'Players (12)');
    await expect.poll(() => page.locator('tbody tr').count()).toBe(12);
    expect((await printed(page, 'paper-players')).pages).toBe(1);
    await open(`deck-check?player=${room.guest('Ada').playerId}`, 'Deck of Ada');
    await expect.poll(() => page.locator('.cv-cards li').count()).toBeGreaterThan(10);
    expect((await printed(page, 'paper-deck')).pages).toBe(1);
    await open('signs?from=1&to=5', 'Table');
    await expect
      .poll(async () => (await page.locator('.cv-sign strong').allInnerTexts()).map(Number))
      .toEqual([1, 4, 2, 5, 3]);
    expect((await printed(page, 'paper-signs')).pages).toBe(3);
  });

  it('takes the stack of slips back as fast as it is typed, also while the network is away', async () => {
    await page.goto(`/e/${room.eventId}/desk/rounds`);
    const entry = page.getByLabel('Table and result');
    await entry.waitFor();
    const { tables } = await room.ask('pairings', { eventId: room.eventId });
    const matchOf = (table: number) => tables.find((row) => row.table === table)?.matchId ?? '';
    let lost = 0;
    await page.route('**/api/commands/RuleResult', async (route) => {
      const { matchId } = route.request().postDataJSON() as { matchId: string };
      // The first of table 2 does not get through, and nothing of table 3 while the hall's network is away.
      if ((matchId === matchOf(2) && lost === 0) || (matchId === matchOf(3) && lost < 5)) {
        lost += 1;
        await route.abort();
      } else await route.continue();
    });
    await entry.focus();
    for (const typed of ['1 2-0', '2 2-1', '3 1-2', '4 0-2']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
    }
    const list = page.getByRole('list', { name: 'Entered last' });
    // Nothing is lost and nothing overtakes: table 4 waits behind table 3.
    await list.getByText('Kept until the network is back: table 3').waitFor();
    await list.getByText('✓ table 3').waitFor();
    await list.getByText('✓ table 4').waitFor();
    // The slip of table 4 was read upside down: the up arrow takes it up again.
    await entry.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => entry.inputValue()).toBe('4 0-2');
    await entry.fill('4 2-0');
    await page.keyboard.press('Enter');
    await page.getByText('Press Enter again to change it to: table 4', { exact: false }).waitFor();
    await page.keyboard.press('Enter');
    await expect
      .poll(async () =>
        (await room.ask('pairings', { eventId: room.eventId })).tables
          .filter(({ score }) => score !== null)
          .map(({ table, score }) => `${table} ${score?.a}-${score?.b}`)
          .sort(),
      )
      .toEqual(['1 2-0', '2 2-1', '3 1-2', '4 2-0']);
    expect(await axeFaults(page)).toEqual([]);
    await picture(page, 'entry-of-slips');
  });

  it('reads in Spanish and on a phone', async () => {
    const phone = await stage.seat({ language: 'es', kind: 'phone' });
    await stage.signIn(phone, room.organizer);
    for (const [address, said] of [
      ['desk/print', 'Hojas de resultado'],
      ['print/slips', 'Mesa 1'],
      ['print/pairings-by-name', 'Ronda 1: emparejamientos por nombre'],
    ] as const) {
      await phone.page.goto(`/e/${room.eventId}/${address}`);
      await phone.page.getByText(said).first().waitFor();
      expect(
        await phone.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        address,
      ).toBeLessThanOrEqual(0);
      expect(await axeFaults(phone.page)).toEqual([]);
      await picture(phone.page, `phone-${address.replace('/', '-')}`, { whole: true });
    }
    expect(stage.faults).toEqual([]);
  });
});
