import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { expect } from 'vitest';
import type { Dice } from '#rules';

/** The pages as they are now, built into a folder of their own. */
export const builtPages = async (): Promise<string> => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'conclave-web-'));
  const root = path.resolve(import.meta.dirname, '../../apps/web');
  await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
};

/** Answers the question on the page with any of the answers it offers: by pressing, never by knowing. */
export const answer = async (page: Page, roll: Dice): Promise<void> => {
  const question = page.locator('section.cv-decision');
  const at = await question.getAttribute('data-at');
  const text = await question.getByTestId('question').innerText();
  const options = question.locator('.cv-options button');
  const all = await options.count();
  const done = question.getByRole('button', { name: /^(Done|Listo|None|Ninguna)$/ });
  if ((await done.count()) === 0) {
    await options.nth(roll(all)).press('Enter');
  } else {
    const amounts = question.locator('input');
    if ((await amounts.count()) > 0) await amounts.first().fill(/\d+/.exec(text)?.[0] ?? '1');
    for (let index = 0; index < all && (await done.isDisabled()); index += 1)
      await options.nth(index).click();
    await done.click();
  }
  const changed = async (): Promise<boolean> => {
    if (await page.getByTestId('waiting').isVisible()) return true;
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
