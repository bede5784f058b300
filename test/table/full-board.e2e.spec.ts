import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser } from '../support/browser.js';
import { picture } from '../support/picture.js';
import { overflow } from './at-the-board.js';
import { coveredNames, fillBoards } from './full-board.js';
import { longestQuestion } from './longest-question.js';
import { TableStage } from './table-stage.js';

const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
] as const;

/** What of the bar lies outside it or is cut, by its words. */
const outsideBar = (page: Page): Promise<unknown[]> =>
  page.locator('section.cg-ask[data-open]').evaluate((bar) => {
    const room = bar.getBoundingClientRect();
    const parts = [...bar.querySelectorAll('.cg-question b, .cg-question span, button')];
    return parts.flatMap((part) => {
      const box = part.getBoundingClientRect();
      const inside =
        box.top >= room.top - 1 &&
        box.bottom <= room.bottom + 1 &&
        box.left >= room.left - 1 &&
        box.right <= room.right + 1 &&
        part.scrollHeight <= part.clientHeight + 1;
      return inside || part.clientHeight === 0 ? [] : [part.textContent];
    });
  });

describe.skipIf(!hasBrowser)('twelve units a side, with what hangs on them', () => {
  let stage: TableStage;
  const { count, longest } = longestQuestion();

  beforeAll(async () => {
    stage = await TableStage.open('full boards in a browser');
  });
  afterAll(async () => {
    await stage?.close();
  });

  it.each(sizes)('keep their names free at $width x $height, on a dark stage', async (viewport) => {
    const phone = viewport.width < 768;
    const context = await stage.visitor({
      locale: 'en-GB',
      viewport,
      colorScheme: 'light',
      hasTouch: phone,
      isMobile: phone,
    });
    const page = await context.newPage();
    await fillBoards(page, 12);
    await page.goto('/practice');
    const deal = page.getByRole('button', { name: 'Deal' });
    await (phone ? deal.tap() : deal.click());
    const units = page.locator('.cg-unit');
    await expect.poll(() => units.count()).toBe(24);
    if (!phone) await page.mouse.move(1, 1);
    expect(await coveredNames(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
    // Equal tokens are one sign; one press on a unit that cannot be chosen reads all of it.
    expect(await page.locator('.cg-token').filter({ hasText: 'Adv×4' }).count()).toBe(6);
    for (const unit of await units.all()) {
      const box = await unit.boundingBox();
      const arena = await unit.locator('xpath=ancestor::section[1]').boundingBox();
      expect(box && arena && box.y + box.height <= arena.y + arena.height + 1).toBe(true);
    }
    const second = units.nth(1).locator('[data-card]').first();
    await (phone ? second.tap() : second.click());
    await page.getByTestId('read').getByText('Full Saber').waitFor();
    await picture(page, `full-board-${viewport.width}`);

    // The longest question that any card asks, in whatever language, is there as a whole.
    expect(count).toBeGreaterThan(1_000);
    await page.unrouteAll({ behavior: 'wait' });
    await fillBoards(page, 12, longest);
    await page.reload();
    await expect.poll(() => page.getByTestId('question').innerText()).toBe(longest);
    expect(await outsideBar(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await picture(page, `long-question-${viewport.width}`);
    await context.close();
    expect(stage.faults).toEqual([]);
  });
});
