/**
 * A `ref` for what the cursor stands in when it appears. The attribute
 * `autofocus` is honoured by browsers once a page, and only as it loads.
 */
export const focusAtStart = (element: HTMLElement | null): void => element?.focus();
