/**
 * A `ref` for the element that gets the focus when it appears. Browsers honour the attribute
 * `autofocus` only once per page, while it loads.
 */
export const focusAtStart = (element: HTMLElement | null): void => element?.focus();
