import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dice, type Dice } from '#rules';
import { axeFaults } from '../support/accessibility.js';
import { hasBrowser } from '../support/browser.js';
import { picture } from '../support/picture.js';
import { overflow } from './at-the-board.js';
import { TableStage } from './table-stage.js';

const looks = [
  { language: 'en', kind: 'desk', viewport: { width: 1280, height: 720 }, start: 'Start' },
  { language: 'es', kind: 'phone', viewport: { width: 390, height: 844 }, start: 'Empezar' },
] as const;

const pieces = '.gp-table > [data-place] [data-usable], .gp-middle [data-usable]';
const buttons = '.gp-choices .cg-btn:not([data-kind])';
const stepOf = (page: Page): Promise<string | null> =>
  page.locator('.gp-table').getAttribute('data-step');

/** One choice: a piece and then one of its buttons, or a button that no piece stands for. */
const choose = async (page: Page, roll: Dice): Promise<void> => {
  const before = await stepOf(page);
  const marked = page.locator(pieces);
  const count = await marked.count();
  if (count > 0) {
    await marked.nth(roll(count)).click();
    const several = page.locator('[aria-pressed="true"]');
    const moved = async (): Promise<boolean> =>
      (await stepOf(page)) !== before || (await several.count()) > 0;
    await expect.poll(moved, { interval: 30 }).toBe(true);
    if ((await stepOf(page)) === before) await page.locator(buttons).first().click();
  } else await page.locator(buttons).first().press('1');
  await expect.poll(() => stepOf(page), { interval: 30 }).not.toBe(before);
};

describe.skipIf(!hasBrowser)('Destiny against the bot, in a browser', () => {
  let stage: TableStage;

  beforeAll(async () => {
    stage = await TableStage.open('destiny in a browser');
  });
  afterAll(async () => {
    await stage?.close();
  });

  it.each(looks)(
    'is played on a board by pressing cards and dice, in $language on a $kind',
    async ({ language, kind, viewport, start }) => {
      const context = await stage.visitor({ locale: language, viewport });
      const page = await context.newPage();
      await page.goto('/other-games');
      await page.getByRole('button', { name: start }).click();
      await page.locator('.gp-ask').waitFor();
      const roll = dice(kind === 'desk' ? 5 : 6);
      for (let choices = 0; choices < 14; choices += 1) await choose(page, roll);
      await picture(page, `destiny-${kind}`);
      expect([await overflow(page), await axeFaults(page)]).toEqual([0, []]);

      const before = await stepOf(page);
      await page.keyboard.press('u');
      await expect.poll(() => stepOf(page)).not.toBe(before);
      await page.locator('.gp-bar button').last().click();
      await page.getByRole('menuitem', { name: /Concede|Conceder/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Concede|Conceder/ })
        .click();
      await page.getByText(/The bot won|Ha ganado el bot/).waitFor();
      expect(stage.faults).toEqual([]);
      await context.close();
    },
  );
});
