import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axeFaults } from '../support/accessibility.js';
import { hasBrowser } from '../support/browser.js';
import { picture } from '../support/picture.js';
import { overflow } from './at-the-board.js';
import { TableStage } from './table-stage.js';

const marked = (page: Page) => page.locator('[data-coach]').first();
const over = (page: Page) => page.getByTestId('game-result');
/** Other players' moves are not shown one by one. */
const atOnce = ({ api }: TableStage) => ({
  cookies: [],
  origins: [{ origin: api.url, localStorage: [{ name: 'conclave.table.speed', value: 'off' }] }],
});
const question = (page: Page) => page.locator('section.cg-ask[data-open]');

/**
 * What the coach marks, at which question, and whether a card is read:
 * as long as none of it changes, nothing came of the last press.
 */
const pointedAt = async (page: Page): Promise<string> => {
  const [at] = await question(page).evaluateAll((asked) =>
    asked.map((each) => each.getAttribute('data-at')),
  );
  const labels = await page
    .locator('[data-coach]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent));
  return [at, await page.locator('.cg-side').count(), ...labels].join(' | ');
};

/** What the coach's words lie over of what they are about, and of the bar in which it is answered. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const words = document.querySelector('.coach-balloon')?.getBoundingClientRect();
    if (!words || words.width === 0) return [];
    return [...document.querySelectorAll('.cg-table [data-coach], .cg-ask[data-open]')]
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left < words.right && words.left < right && top < words.bottom && words.top < bottom;
      })
      .map((element) => words.top + ' ' + (element.getAttribute('aria-label') ?? element.className));
  })()`);

/**
 * Presses what the coach marks, and nothing else, until the lesson of this number begins or the game is over.
 */
const follow = async (
  page: Page,
  press: () => Promise<unknown>,
  { until = Number.POSITIVE_INFINITY }: { until?: number } = {},
): Promise<void> => {
  const title = page.locator('.coach-open');
  for (let pressed = 0; pressed < 200; pressed += 1) {
    await marked(page).or(over(page)).first().waitFor();
    if (await over(page).isVisible()) return;
    const [, lesson = '0'] = /(\d+)/.exec((await title.getAttribute('aria-label')) ?? '') ?? [];
    if (Number(lesson) >= until) return;
    const before = await pointedAt(page);
    // The board settles while a question opens.
    await expect.poll(() => covered(page)).toEqual([]);
    // What was marked may be gone again, as the opponent moves.
    if ((await press()) === false) continue;
    await expect
      .poll(async () => (await over(page).isVisible()) || (await pointedAt(page)) !== before)
      .toBe(true);
  }
  throw new Error('the first game does not end');
};

describe.skipIf(!hasBrowser)('the first game, in a browser', () => {
  let stage: TableStage;

  beforeAll(async () => {
    stage = await TableStage.open('the first game in a browser');
  });
  afterAll(async () => {
    await stage?.close();
  });

  it('is finished on a phone by whoever presses what the coach marks', async () => {
    const context = await stage.visitor({
      locale: 'es-ES',
      storageState: atOnce(stage),
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'Aprender a jugar' }).tap();
    const close = page.locator('.cg-side').getByRole('button', { name: 'Cerrar' });
    await follow(page, async () => {
      // A tap that takes long, on a busy machine, is one that reads the card.
      const asked = await page.locator('.cg-side [data-coach]').count();
      if (asked === 0 && (await close.isVisible())) return close.tap();
      // Cards of the hand overlap: each is held by its left edge.
      return marked(page)
        .tap({ position: { x: 8, y: 12 }, timeout: 3_000 })
        .catch(() => false);
    });
    expect(await over(page).innerText()).toBe('Has ganado');
    expect([await overflow(page), await axeFaults(page)]).toEqual([0, []]);
    await picture(page, 'first-game-over-phone');
    await page.getByRole('button', { name: 'Una segunda partida' }).tap();
    await page.waitForURL(/second/);
    // Nothing is pointed at any more; a line says what matters where it first does.
    await expect.poll(() => page.locator('.coach-hint').innerText()).toContain('Conserva la mano');
    expect(await page.locator('[data-coach], .coach-balloon').count()).toBe(0);
    await context.close();
    expect(stage.faults).toEqual([]);
  });

  it('is played with the keyboard alone, and the focus never gets lost', async () => {
    const context = await stage.visitor({
      locale: 'en-GB',
      storageState: atOnce(stage),
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'Learn to play' }).press('Enter');
    const focused = (selector: string) =>
      page.evaluate<boolean>(
        `document.activeElement?.matches(${JSON.stringify(selector)}) === true`,
      );
    await follow(
      page,
      async () => {
        // Enter sends a choice from the card that was picked last.
        const sends = (await marked(page).getAttribute('data-confirm')) !== null;
        if (sends && (await focused('[aria-pressed="true"]'))) return page.keyboard.press('Enter');
        for (let tabs = 0; tabs < 60 && !(await focused('[data-coach]')); tabs += 1)
          await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect.poll(() => focused('.cg-table *')).toBe(true);
      },
      { until: 6 },
    );
    expect(await axeFaults(page)).toEqual([]);
    await context.close();
    expect(stage.faults).toEqual([]);
  });
});
