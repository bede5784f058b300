import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** Set by `npx conclave guide-pictures`: where the pictures of the organizers' guides go. */
const folder = process.env['GUIDE_PICTURES'];
const languages = ['en', 'es'] as const;

/** Without the mouse, so that an open dialog stays open. */
const speak = (page: Page, language: (typeof languages)[number]): Promise<void> =>
  page.evaluate(
    (lang) => document.querySelector<HTMLElement>(`header [lang="${lang}"]`)?.click(),
    language,
  );

/**
 * A step of the guides as the page shows it, once in each language; nothing unless pictures are asked for.
 */
export async function guidePicture(page: Page, step: string): Promise<void> {
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  for (const language of languages) {
    await speak(page, language);
    await page.locator(`html[lang="${language}"]`).waitFor();
    await page.screenshot({
      path: path.join(folder, `${step}.${language}.jpg`),
      type: 'jpeg',
      quality: 70,
      animations: 'disabled',
    });
  }
  await speak(page, 'en');
  await page.locator('html[lang="en"]').waitFor();
}
