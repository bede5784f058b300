import path from 'node:path';
import type { Page } from 'playwright-core';

/** Playwright makes the folder when the first picture is taken. */
const SHOTS = path.resolve(import.meta.dirname, '../output/screens');

const MOST_WORDS = 2_000;

/**
 * For people who look for what broke a story: a picture of the page
 * in test/output/screens, and its address and words among what the test prints.
 */
export const pictureOfFailure = async (page: Page, name: string): Promise<void> => {
  const words = await page.locator('body').ariaSnapshot().catch(String);
  console.error(`${name} stood at ${page.url()}\n${words.slice(0, MOST_WORDS)}`);
  await page.screenshot({ path: path.join(SHOTS, `failed-${name}.png`) });
};

/**
 * The same of a page as it should be, of what is seen or with what
 * lies below the screen: with PICTURES=1 alone, since it takes time.
 */
export const picture = async (page: Page, name: string, { whole = false } = {}): Promise<void> => {
  if (process.env['PICTURES'])
    await page.screenshot({ path: path.join(SHOTS, `${name}.png`), fullPage: whole });
};
