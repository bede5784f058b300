import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The short form: it is compiled anew in every page. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What fades in or out has too little contrast on its way. What never ends, as a pulse, does not count. */
const nothingMoves = `document.getAnimations().every(
  ({ playState, effect }) =>
    playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
)`;

/** Serious findings of axe on the page as it stands, once nothing moves on it any more. */
export async function axeFaults(page: Page): Promise<string[]> {
  await expect.poll(() => page.evaluate<boolean>(nothingMoves)).toBe(true);
  const { violations } = await new AxeBuilder({ page, axeSource })
    // Only what is wrong is asked for, and none of the rules needs the style sheets fetched once more.
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(WCAG)
    .setLegacyMode(true)
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
    );
}
