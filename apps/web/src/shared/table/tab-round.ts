import type { KeyboardEvent } from 'react';

/**
 * The next stop for Tab, so that it cycles within a window; null if the browser's own step stays
 * inside.
 */
export const roundStop = <Stop>(
  stops: readonly Stop[],
  active: Stop | null,
  back: boolean,
): Stop | null => {
  const at = active === null ? -1 : stops.indexOf(active);
  if (back) return at <= 0 ? (stops.at(-1) ?? null) : null;
  return at === stops.length - 1 ? (stops[0] ?? null) : null;
};

/** Keeps Tab inside the element that covers the page. */
export const tabRound = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Tab') return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, input:enabled, textarea:enabled',
  );
  const active = document.activeElement as HTMLElement | null;
  const next = roundStop([...stops], active, event.shiftKey);
  if (next === null) return;
  event.preventDefault();
  next.focus();
};
