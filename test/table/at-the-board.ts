import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Dice } from '#rules';

/** Presses until the choice is a whole answer: cards and buttons that may be chosen, then the button that sends it. */
const choose = async (page: Page, at: string, roll: Dice): Promise<void> => {
  const choices = page.locator('[data-choice]:not([disabled])');
  const send = page.locator('[data-confirm]:not([disabled])');
  const more = page.locator('[data-more]:not([disabled])');
  const pass = page.locator('[data-pass]:not([disabled])');
  const gone = page.locator(`.cg-ask:not([data-at="${at}"])`);
  // A list is fetched on demand: the question can be there before what answers it.
  const ready = choices.or(send).or(more).or(pass).or(gone).first();
  for (let pressed = 0; pressed < 40; pressed += 1) {
    await ready.waitFor({ state: 'attached' });
    if ((await gone.count()) > 0) return;
    const chosen = await page.locator('[data-choice][aria-pressed="true"]').count();
    const all = await choices.count();
    if ((await send.count()) > 0 && (chosen > 0 || all === 0 || (await more.count()) === 0)) {
      if (chosen > 0 || pressed > 0 || all === 0) return send.first().press('Enter');
    }
    const next = (await more.count()) > 0 ? more : choices;
    const among = await next.count();
    const target = among > 0 ? next.nth(roll(among)) : pass;
    await target.press('Enter', { timeout: 5_000 }).catch(() => undefined);
  }
};

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
