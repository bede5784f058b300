import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** Writes what the page shows as WebP, which Playwright itself cannot; quality 0 to 100. */
export const keepAsWebp = async (page: Page, file: string, quality: number): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality });
  writeFileSync(file, Buffer.from(data, 'base64'));
};
