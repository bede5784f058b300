import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedUp } from '../../apps/api/test/people.js';
import { seatedTable, type SeatedTable } from '../../apps/api/test/tables.js';
import { type ApiSession, Connection } from '#client';
import { dice } from '#rules';
import { axeFaults } from '../support/accessibility.js';
import { hasBrowser } from '../support/browser.js';
import { picture } from '../support/picture.js';
import { answer, boardText, overflow } from './at-the-board.js';
import { TableStage } from './table-stage.js';

/** Answers given in turn, far fewer than any game has. */
const someAnswers = 25;

const sizes = { phone: { width: 360, height: 740 }, desk: { width: 1366, height: 820 } } as const;

describe.skipIf(!hasBrowser)('a game on screen, in two browsers', () => {
  let stage: TableStage;
  let connection: Connection;
  let table: SeatedTable;

  beforeAll(async () => {
    stage = await TableStage.open('a table in two browsers');
    connection = new Connection(stage.api.url);
    table = await seatedTable(stage.api, connection, await signedUp(connection, 'Olga'));
    await stage.api.settle();
  });
  afterAll(async () => {
    connection?.close();
    await stage?.close();
  });

  it('is dealt from the seat page, played, left and found again, and conceded', async () => {
    const pageOf = async (session: ApiSession, kind: 'phone' | 'desk'): Promise<Page> => {
      const options = {
        locale: kind === 'phone' ? 'es-ES' : 'en-GB',
        viewport: sizes[kind],
        colorScheme: kind === 'phone' ? 'light' : 'dark',
      } as const;
      return (await stage.signedIn(session, options)).newPage();
    };
    const phone = await pageOf(table.a.session, 'phone');
    const desk = await pageOf(table.b.session, 'desk');
    await phone.goto(`/e/${table.eventId}`);
    await phone.getByRole('link', { name: 'Jugar en pantalla' }).click();
    await desk.goto(`/e/${table.eventId}`);
    const reporting = desk.getByRole('heading', { name: 'How did it end?' });
    await reporting.waitFor();
    await phone.getByRole('button', { name: 'Empezar la partida 1' }).click();
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
        await picture(mover, `table-asked-${mover === phone ? 'phone' : 'desk'}`);
      await answer(mover, roll);
    }
    expect([await overflow(phone), await overflow(desk)]).toEqual([0, 0]);
    await picture(phone, 'table-phone', { whole: true });
    await desk.locator('.cg-base').first().hover();
    expect([await axeFaults(desk), await axeFaults(phone)]).toEqual([[], []]);
    await picture(desk, 'table-desk', { whole: true });
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
    await expect.poll(() => phone.getByTestId('game-result').innerText()).toContain('Has ganado');
    await expect.poll(() => desk.getByTestId('game-result').innerText()).toContain('wins');
    await picture(phone, 'table-over-phone');
    expect(stage.faults).toEqual([]);
  });
});
