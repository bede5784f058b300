import type { Page } from 'playwright-core';
import type { Dice } from '#rules';

/**
 * Presses until the choice is a whole answer: cards and
 * buttons that may be chosen, then the button that sends it.
 */
export const choose = async (page: Page, at: string, roll: Dice): Promise<void> => {
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
