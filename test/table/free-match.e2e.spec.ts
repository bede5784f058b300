import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dice } from '#rules';
import { axeFaults } from '../support/accessibility.js';
import { hasBrowser } from '../support/browser.js';
import { picture } from '../support/picture.js';
import { answer, boardText, overflow } from './at-the-board.js';
import { TableStage } from './table-stage.js';

/**
 * How many pixels of height a notice shares with bases, leaders and the
 * buttons of the decision, and how much of its own buttons it cuts off.
 */
const covered = async (page: Page): Promise<number> => {
  const boxOf = async (place: Locator) => {
    const { y = 0, height = 0 } = (await place.boundingBox()) ?? {};
    return { top: y, bottom: y + height };
  };
  const notice = page.locator('.cg-notice');
  const room = await boxOf(notice);
  const under = await Promise.all(
    (await page.locator('.cg-home > *, .cg-ask button').all()).map(boxOf),
  );
  const own = await Promise.all((await notice.locator('button').all()).map(boxOf));
  return Math.round(
    Math.max(
      0,
      ...under.map(({ top, bottom }) => Math.min(bottom, room.bottom) - Math.max(top, room.top)),
      ...own.map(({ bottom }) => bottom - room.bottom),
    ),
  );
};

describe.skipIf(!hasBrowser)('a match of no event, in two browsers', () => {
  let stage: TableStage;

  beforeAll(async () => {
    stage = await TableStage.open('two friends');
  });
  afterAll(async () => {
    await stage?.close();
  });

  const asked = (page: Page) => page.locator('section.cg-ask[data-open]');
  const seated = (page: Page) => page.locator('main.cg-table').waitFor();

  it('begins with a link, is played on desktop and phone, survives an absence and is played again', async () => {
    const host = await stage.visitor({ locale: 'en-GB', viewport: { width: 1280, height: 720 } });
    const phone = await stage.visitor({
      locale: 'es-ES',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const ana = await host.newPage();
    await ana.goto('/');
    await ana.getByRole('link', { name: 'Play a friend' }).click();
    await ana.getByRole('textbox', { name: 'Your name' }).fill('Ana');
    expect([await overflow(ana), await axeFaults(ana)]).toEqual([0, []]);
    await picture(ana, 'play-desk', { whole: true });
    await ana.getByRole('button', { name: 'Invite by link' }).click();
    const shared = ana.getByTestId('shared-link');
    // It stands there once the server has named its address.
    await expect.poll(() => shared.innerText()).toContain('/play/');
    const link = await shared.innerText();
    await ana.getByRole('img', { name: 'QR code of the invitation' }).waitFor();
    expect([await overflow(ana), await axeFaults(ana)]).toEqual([0, []]);
    await picture(ana, 'play-waiting-desk', { whole: true });

    const ben = await phone.newPage();
    await ben.goto(new URL(link).pathname);
    await ben.getByText('Ana te espera').waitFor();
    await ben.getByRole('textbox', { name: 'Tu nombre' }).fill('Ben');
    expect([await overflow(ben), await axeFaults(ben)]).toEqual([0, []]);
    await picture(ben, 'play-invited-phone', { whole: true });
    await ben.getByRole('button', { name: 'Sentarme' }).tap();
    await Promise.all([seated(ana), seated(ben)]);

    const roll = dice(7);
    for (let answered = 0; answered < 8; answered += 1) {
      await expect
        .poll(async () => (await asked(ana).count()) + (await asked(ben).count()))
        .toBeGreaterThan(0);
      await answer((await asked(ana).count()) > 0 ? ana : ben, roll);
    }

    // Whoever opens the address again finds the same board,
    // which may trail the other's last answer for a moment.
    const back = await phone.newPage();
    await back.goto(new URL(link).pathname);
    await seated(back);
    await expect.poll(() => asked(back).or(back.getByTestId('waiting')).count()).toBe(1);
    await expect.poll(async () => (await boardText(ben)) === (await boardText(back))).toBe(true);
    await ben.close();
    await picture(back, 'play-board-phone', { whole: true });

    await ana.getByRole('button', { name: 'Menu' }).click();
    await ana.getByRole('menuitem', { name: 'Offer a draw' }).click();
    await ana.getByRole('dialog').getByRole('button', { name: 'Offer a draw' }).click();
    for (const height of [640, 844]) {
      await back.setViewportSize({ width: 360, height });
      await back.getByText('Ana ofrece empate').waitFor();
      expect([height, await covered(back), await overflow(back)]).toEqual([height, 0, 0]);
      await picture(back, `play-draw-phone-${height}`);
    }
    await back.getByRole('button', { name: 'Rechazar' }).tap();
    await back.locator('.cg-notice').waitFor({ state: 'detached' });

    await back.getByRole('button', { name: 'Menú' }).tap();
    await back.getByRole('menuitem', { name: 'Rendirse' }).tap();
    await back.getByRole('button', { name: 'Rendirse' }).tap();
    await ana.getByTestId('game-result').waitFor();
    await ana.getByRole('button', { name: 'Play again' }).click();
    await back.getByRole('button', { name: 'Jugar otra vez también' }).tap();
    await expect.poll(() => ana.url()).not.toContain(new URL(link).pathname);
    await Promise.all([seated(ana), seated(back)]);
    await expect
      .poll(async () => (await asked(ana).count()) + (await asked(back).count()))
      .toBeGreaterThan(0);
    expect(stage.faults).toEqual([]);
    await Promise.all([host.close(), phone.close()]);
  });
});
