import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Dice } from '#rules';
import { choose } from './choose.js';

/** Answers the question on the page with any of the answers it offers: by pressing, never by knowing. */
export const answer = async (page: Page, roll: Dice): Promise<void> => {
  const question = page.locator('section.cg-ask[data-open]');
  const at = String(await question.getAttribute('data-at'));
  await choose(page, at, roll);
  const changed = async (): Promise<boolean> => {
    if (await page.getByTestId('waiting').isVisible()) return true;
    if (await page.locator('.cg-over').isVisible()) return true;
    const now = await question.evaluateAll((shown) =>
      shown.map((each) => each.getAttribute('data-at')),
    );
    return now.length === 1 && now[0] !== at;
  };
  await expect.poll(changed, { interval: 30 }).toBe(true);
};

/** How far the widest thing on the page reaches beyond it. */
export const overflow = (page: Page): Promise<number> =>
  page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);

/** What a person reads of the board: everything but what moves by itself. */
export const boardText = (page: Page): Promise<string> =>
  page
    .locator('.cg-arena, .cg-home, .cg-fan, .cg-init')
    .allInnerTexts()
    .then((parts) => parts.join('\n'));
