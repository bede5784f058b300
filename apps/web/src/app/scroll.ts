/**
 * The scroll position of each page in the browser's history, by the number in that page's state.
 */
const places = new Map<number, number>();
let pages = Date.now();
let current = 0;

const numberIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'page' in state && typeof state.page === 'number'
    ? state.page
    : null;

const next = (): { readonly page: number } => {
  pages += 1;
  current = pages;
  return { page: current };
};

/** How long to wait, in milliseconds, for a page to render its lower parts. */
const DRAWN_WITHIN_MS = 1_500;

/** Retries on each frame until it succeeds, the time is over, or the reader scrolls. */
const untilDrawn = (tried: () => boolean): void => {
  const end = performance.now() + DRAWN_WITHIN_MS;
  const stop = new AbortController();
  const { signal } = stop;
  for (const kind of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(kind, () => stop.abort(), { signal, passive: true });
  const again = (): void => {
    if (signal.aborted) return;
    if (tried() || performance.now() > end) stop.abort();
    else requestAnimationFrame(again);
  };
  requestAnimationFrame(again);
};

/**
 * Moves the focus to the content: the followed link has disappeared with its page, and keyboard and
 * screen readers should continue at the new page, not at the site's header.
 */
const focusContent = (): void => {
  if (document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true });
};

const scrollTo = (top: number): void =>
  untilDrawn(() => {
    window.scrollTo({ top, behavior: 'instant' });
    focusContent();
    return Math.abs(window.scrollY - top) < 2;
  });

/**
 * Stores the scroll position of the page being left. Returns the history state for the next one.
 */
export const leave = (): { readonly page: number } => {
  places.set(current, window.scrollY);
  return next();
};

/** Shows a new page from its top, or from the element with this id. */
export const arrive = (id: string): void => {
  if (id === '') scrollTo(0);
  else
    untilDrawn(() => {
      const element = document.getElementById(id);
      element?.scrollIntoView();
      return element !== null;
    });
};

/**
 * Restores the scroll position when a reader goes back. The browser's own restoration would run
 * before the page is rendered.
 */
export const keepScroll = (): void => {
  const { history } = window;
  const own = (): void => {
    history.scrollRestoration = 'manual';
  };
  own();
  window.addEventListener('pageshow', own);
  // For a reload, the browser's own restoration is the one that knows the position.
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  history.replaceState(next(), '');
  window.addEventListener('popstate', ({ state }) => {
    const back = numberIn(state);
    places.set(current, window.scrollY);
    // A link to a place on the same page, to which the browser scrolls by itself.
    if (back === null) history.replaceState(next(), '');
    else {
      current = back;
      scrollTo(places.get(back) ?? 0);
    }
  });
};
