import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axeFaults } from '../support/accessibility.js';
import { hasBrowser } from '../support/browser.js';
import { chooseOption } from '../support/choose-option.js';
import { picture } from '../support/picture.js';
import { overflow } from './at-the-board.js';
import { TableStage } from './table-stage.js';

const titles = { destiny: 'Star Wars: Destiny', swtcg: 'Star Wars TCG', xwing: 'X-Wing' } as const;
const looks = [
  { language: 'en', kind: 'desk', viewport: { width: 1280, height: 720 } },
  { language: 'es', kind: 'phone', viewport: { width: 390, height: 844 } },
] as const;
const stories = (Object.keys(titles) as (keyof typeof titles)[]).flatMap((game) =>
  looks.map((look) => ({ game, ...look })),
);

const stepOf = (page: Page): Promise<string | null> =>
  page.locator('.gp-table').getAttribute('data-step');
const marked = (page: Page) => page.locator('[data-coach]');
const balloon = (page: Page) => page.locator('.coach-balloon');
const over = (page: Page) => page.getByTestId('game-result');

/** What is wrong with where the balloon lies: over what is marked, or cut by the window. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const words = document.querySelector('.coach-balloon')?.getBoundingClientRect();
    if (!words) return ['none'];
    const faults = [];
    if (words.left < 0 || words.top < 0 || words.right > innerWidth || words.bottom > innerHeight)
      faults.push('cut');
    for (const element of document.querySelectorAll('[data-coach], .gp-ask[data-open]')) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (left < words.right && words.left < right && top < words.bottom && words.top < bottom)
        faults.push('over ' + (element.getAttribute('aria-label') ?? element.textContent));
    }
    const at = document.querySelector('[data-coach]')?.getBoundingClientRect();
    if (!at || at.top < 0 || at.bottom > innerHeight + 1) faults.push('marked out of sight');
    return faults;
  })()`);

/** Presses what is marked, by a press or by the keyboard, until the choice is made. */
const follow = async (page: Page, byKeyboard: boolean): Promise<void> => {
  const before = await stepOf(page);
  for (let presses = 0; presses < 4 && (await stepOf(page)) === before; presses += 1) {
    await marked(page).first().waitFor();
    await expect.poll(() => misplaced(page)).toEqual([]);
    const picked = await marked(page).first().getAttribute('data-option');
    if (byKeyboard) await marked(page).first().press('Enter');
    else await marked(page).first().click();
    const goes = async () =>
      (await stepOf(page)) !== before ||
      (picked === null && (await page.locator('[data-coach][data-option]').count()) > 0);
    await expect.poll(goes).toBe(true);
  }
  expect(await stepOf(page)).not.toBe(before);
};

describe.skipIf(!hasBrowser)('the first game of another game, in a browser', () => {
  let stage: TableStage;

  beforeAll(async () => {
    stage = await TableStage.open('first games in a browser');
  });
  afterAll(async () => {
    await stage?.close();
  });

  it.each(stories)(
    'is played to its end by whoever presses what is marked: $game, in $language on a $kind',
    async ({ game, language, kind, viewport }) => {
      const context = await stage.visitor({ locale: language, viewport });
      const page = await context.newPage();
      await page.goto('/other-games');
      await chooseOption(page.locator('form input[aria-haspopup=listbox]').first(), titles[game]);
      await page.getByRole('button', { name: /Learn to play|Aprender a jugar/ }).click();
      await balloon(page).waitFor();
      let step = 1;
      for (; (await balloon(page).count()) > 0; step += 1) {
        expect(step).toBeLessThan(40);
        await expect.poll(() => page.locator('.coach-step').innerText()).toContain(` ${step} `);
        await expect.poll(() => misplaced(page)).toEqual([]);
        await picture(page, `first-${game}-${kind}-${step}`);
        if (step === 3) {
          // What is not marked cannot be chosen, and a reload finds the same step again.
          const at = await stepOf(page);
          const others = page.locator('.gp-choices [data-option]:not([data-coach])');
          for (const other of await others.all()) expect(await other.isDisabled()).toBe(true);
          await page.reload();
          await balloon(page).waitFor();
          expect(await stepOf(page)).toBe(at);
        }
        await follow(page, kind === 'desk' && step % 2 === 0);
        await page.locator('.gp-ask[data-open]').or(over(page)).first().waitFor();
      }
      expect(step).toBeGreaterThan(9);
      await expect.poll(() => page.locator('.coach-step').count()).toBe(0);
      expect(await page.getByTestId('coach-hint').innerText()).toMatch(/wins?|gana/i);
      await picture(page, `first-${game}-${kind}-end`);
      expect([await overflow(page), await axeFaults(page)]).toEqual([0, []]);
      // Some end with the game; in others everything can be chosen now.
      if (!(await over(page).isVisible()))
        expect(await page.locator('.gp-choices [data-option]:enabled').count()).toBeGreaterThan(0);
      expect(stage.faults).toEqual([]);
      await context.close();
    },
  );
});
