import { findBrowser } from '../../infra/run/browser.mjs';
import { PATIENCE_MS } from '../../test/support/patience.js';

/** A page of a visitor who only watches while the server is upgraded. */
export interface OpenPage {
  readonly read: () => Promise<string>;
  /** Resolves once the page shows all of these. */
  readonly untilShown: (words: readonly string[]) => Promise<void>;
  /** How often it was reloaded since it was opened. */
  readonly reloads: () => number;
  readonly close: () => Promise<void>;
}

/** Opens a page in the machine's browser; null if there is none. */
export const openPage = async (url: string): Promise<OpenPage | null> => {
  const executablePath = findBrowser();
  if (executablePath === undefined) return null;
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage({ locale: 'en' });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(url);
  await page.locator('main').first().waitFor({ timeout: PATIENCE_MS });
  loads = 0;
  const read = (): Promise<string> => page.locator('main').first().innerText();
  return {
    read,
    untilShown: async (words) => {
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await page.waitForTimeout(200)) {
        const text = await read();
        if (words.every((word) => text.includes(word))) return;
      }
      throw new Error(`the page does not show ${words.join(', ')}:\n${await read()}`);
    },
    reloads: () => loads,
    close: () => browser.close(),
  };
};
