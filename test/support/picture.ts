import path from 'node:path';
import type { Page } from 'playwright-core';

/** Playwright makes the folder when the first picture is taken. */
const SHOTS = path.resolve(import.meta.dirname, '../output/screens');

/** A picture for people, in test/output/screens: of what is seen, or with what lies below the screen. */
export const picture = (page: Page, name: string, { whole = false } = {}): Promise<Buffer> =>
  page.screenshot({ path: path.join(SHOTS, `${name}.png`), fullPage: whole });
