import type { Page } from 'playwright-core';
import { axeFaults } from '../support/accessibility.js';

/** What a text without its translation, or without its facts, looks like. */
const RAW =
  /\b(?:common|home|account|events|form|desk|people|rounds|pairings|practice|play|standings|bracket|judge|penalty|seat|score|deck|pod|pool|limited|deskLimited|staff|screen|record|errors|reasons|story|tokens|webhooks)\.[a-z][\w-]+|\{\{|\bundefined\b|\bNaN\b|\[object |Invalid Date/g;

/**
 * Everything that reaches beyond the right edge of the page itself; what scrolls inside its own frame may.
 */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 3);
    return [
      `${scrollWidth} px wide on a screen of ${clientWidth} px: ${wide.map((element) => element.outerHTML.slice(0, 100)).join(' ')}`,
    ];
  });

/** Words on buttons that do not fit into them: half a word is no word. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button *, a *')]
      .filter(
        (element) =>
          element.children.length === 0 &&
          getComputedStyle(element).overflow === 'hidden' &&
          getComputedStyle(element).textOverflow !== 'ellipsis',
      )
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
      .map((element) => `cut off: "${element.innerText}"`),
  );

/**
 * What is wrong with the page as it stands: accessibility,
 * sideways scrolling, cut words, raw texts, the wrong language.
 */
export async function faultsOf(page: Page, language: 'en' | 'es'): Promise<string[]> {
  const text = await page.locator('body').innerText();
  const raw = [...text.matchAll(RAW)].map(([found]) => `raw text: ${found}`);
  const lang = await page.locator('html').getAttribute('lang');
  return [
    ...(await axeFaults(page)),
    ...(await tooWide(page)),
    ...(await cutOff(page)),
    ...raw,
    ...(lang === language ? [] : [`the page says that it is in "${lang}"`]),
  ];
}

/**
 * What a finger has to hit and is smaller than that: links within a
 * sentence may be, and what lies on another control (WCAG 2.5.5).
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 44;
    const targets =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="radio"], [role="checkbox"], [role="switch"]';
    const inSentence = (element: Element): boolean =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    /** A box to tick is as large as the label that ticks it. */
    const hit = (element: Element): DOMRect =>
      ((element as HTMLInputElement).labels?.[0] ?? element).getBoundingClientRect();
    const seen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ checkVisibilityCSS: true });
    };
    return [...document.querySelectorAll(targets)]
      .filter((element) => seen(element) && !element.matches(':disabled, .cv-visually-hidden'))
      .filter((element) => !inSentence(element) && element.closest('[aria-hidden="true"]') === null)
      .flatMap((element) => {
        const { width, height } = element.matches('input[type="checkbox"], input[type="radio"]')
          ? hit(element)
          : element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return Math.min(width, height) >= least - 0.5
          ? []
          : [
              `target of ${Math.round(width)} x ${Math.round(height)} px: <${element.tagName.toLowerCase()} ${element.className}> "${name.trim().slice(0, 40)}"`,
            ];
      });
  });
