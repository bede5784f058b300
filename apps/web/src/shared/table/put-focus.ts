import { type Attributes, firstChoice, yieldsFocus } from './focus-rule.js';

const attributesOf = (element: Element): Attributes =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

/** The attributes of the focused element; null if nothing has the focus. */
const attributesInFocus = (): Attributes | null => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body
    ? null
    : attributesOf(activeElement);
};

/** Whether a modal window is open, which keeps the focus. */
const isShut = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** Focuses the first choice; returns whether there was one. */
const focusFirst = (table: Element): boolean => {
  const buttons = [...table.querySelectorAll<HTMLElement>('button')].filter(
    (button) => button.getClientRects().length > 0,
  );
  const first = buttons[firstChoice(buttons.map(attributesOf))];
  first?.focus();
  return first !== undefined;
};

/**
 * Focuses the first choice of the question in this bar, unless the viewer writes or reads
 * elsewhere. For a list that is still loading, it waits until the signal aborts.
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
