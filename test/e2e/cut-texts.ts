import type { Page } from 'playwright-core';

/**
 * Words that leave the page, their button, or a frame that hides what
 * is outside; what may be scrolled to or ends in "…" may be longer.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const framesOf = (element: Element): Element[] => {
      const frames: Element[] = [];
      for (let up: Element | null = element; up !== null; up = up.parentElement) frames.push(up);
      return frames;
    };
    const isButton = (element: Element): boolean =>
      element.matches('button, a.mantine-Button-root, [role="tab"], .cv-tabs a');
    /**
     * Why a frame cannot show what lies at this place; null where
     * it can, undefined where what is outside may be scrolled to.
     */
    const faultAt = (frame: Element, rect: DOMRect): string | null | undefined => {
      const { overflowX, textOverflow } = getComputedStyle(frame);
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis')
        return undefined;
      const box = frame.getBoundingClientRect();
      // Words for screen readers alone.
      if (box.width < 2) return undefined;
      const outside = rect.right > box.right + 1 || rect.left < box.left - 1;
      if (isButton(frame) && (outside || rect.bottom > box.bottom + 1)) return 'leaves its button';
      return outside && (overflowX === 'hidden' || overflowX === 'clip') ? 'is cut' : null;
    };
    const faultOf = (element: Element, rect: DOMRect): string | null => {
      for (const frame of framesOf(element)) {
        const fault = faultAt(frame, rect);
        if (fault === undefined) return null;
        if (fault !== null) return fault;
      }
      return rect.right > document.documentElement.clientWidth + 1 ? 'leaves the page' : null;
    };
    const faults = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? '';
      const element = texts.currentNode.parentElement;
      if (text === '' || element === null || !element.checkVisibility()) continue;
      if (element.closest('.cv-visually-hidden, .cv-skip, option, script, style') !== null)
        continue;
      range.selectNodeContents(texts.currentNode);
      for (const rect of range.getClientRects()) {
        const fault = rect.width < 2 ? null : faultOf(element, rect);
        if (fault !== null) faults.add(`${fault}: "${text.slice(0, 60)}"`);
      }
    }
    return [...faults];
  });
