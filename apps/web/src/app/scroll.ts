/** Where each page of the browser's history was scrolled to, by the number in that page's state. */
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

/** So long a page may take to draw what is further down. */
const DRAWN_WITHIN_MS = 1_500;

/** Tries on each frame until it succeeds, the time is over, or the reader scrolls. */
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
 * The link that was followed went with its page: a keyboard and a screen
 * reader go on where the new one begins, not at the head of the site.
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

/** Notes where the page is that is left. Returns the state of the next one in the browser's history. */
export const leave = (): { readonly page: number } => {
  places.set(current, window.scrollY);
  return next();
};

/** Shows a new page from its top, or from the element of this id. */
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
 * Brings a reader who goes back to where they were on that
 * page. The browser's own way tries before the page is drawn.
 */
export const keepScroll = (): void => {
  const { history } = window;
  const own = (): void => {
    history.scrollRestoration = 'manual';
  };
  own();
  window.addEventListener('pageshow', own);
  // When the page is loaded anew, the browser's own way is the one that knows.
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  history.replaceState(next(), '');
  window.addEventListener('popstate', ({ state }) => {
    const back = numberIn(state);
    places.set(current, window.scrollY);
    // A link to a place on the same page: the browser goes there.
    if (back === null) history.replaceState(next(), '');
    else {
      current = back;
      scrollTo(places.get(back) ?? 0);
    }
  });
};
