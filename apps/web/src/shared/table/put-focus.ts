import { type Attributes, firstChoice, yieldsFocus } from './focus-rule.js';

const attributesOf = (element: Element): Attributes =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

/** What has the focus; null where it is nowhere. */
const attributesInFocus = (): Attributes | null => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body
    ? null
    : attributesOf(activeElement);
};

/** A window that has to be answered first keeps the focus. */
const isShut = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** Puts the focus on the first choice; whether there was one. */
const focusFirst = (table: Element): boolean => {
  const buttons = [...table.querySelectorAll<HTMLElement>('button')].filter(
    (button) => button.getClientRects().length > 0,
  );
  const first = buttons[firstChoice(buttons.map(attributesOf))];
  first?.focus();
  return first !== undefined;
};

/**
 * Puts the focus on the first choice of the question in this bar, unless somebody writes or reads
 * elsewhere; a list that is fetched for it is waited for until the signal ends it.
 */
export const putFocus = (bar: HTMLElement, signal: AbortSignal): void => {
  const table = bar.closest('.cg-table');
  if (!table || signal.aborted || isShut() || !yieldsFocus(attributesInFocus())) return;
  if (focusFirst(table)) return;
  bar.focus({ preventScroll: true });
  const later = new MutationObserver(() => {
    if (!yieldsFocus(attributesInFocus()) || focusFirst(table)) later.disconnect();
  });
  later.observe(table, { childList: true, subtree: true });
  signal.addEventListener('abort', () => later.disconnect());
};
