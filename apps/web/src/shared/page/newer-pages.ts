/** The entry script that a page names: its name carries a hash of everything the page is made of. */
export const entryOf = (html: string): string | null =>
  /<script[^>]*\ssrc="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? null;

const here = (): string | null =>
  document
    .querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')
    ?.getAttribute('src') ?? null;

/**
 * Whether the server has another page than this one by now. No answer, or one without a script, says nothing.
 */
export const isOutdated = async (): Promise<boolean> => {
  const mine = here();
  if (mine === null) return false;
  try {
    const response = await fetch('/', {
      cache: 'no-store',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(15_000),
    });
    const theirs = response.ok ? entryOf(await response.text()) : null;
    return theirs !== null && theirs !== mine;
  } catch {
    return false;
  }
};

const reloadedKey = 'conclave.reloaded-at';
const OFTEN_MS = 60_000;

/** Loads the page anew, once a minute at most: behind two servers of different age it must not spin. */
export const reloadOnce = (): void => {
  const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
  if (Date.now() - last < OFTEN_MS) return;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  location.reload();
};

/**
 * A part of this page that was not loaded yet is gone from a newer server: only the newer page
 * can go on. While the server is merely away nothing is reloaded: what is shown is all there is.
 */
export const reloadWhenPartsAreGone = (): void => {
  window.addEventListener('vite:preloadError', () => {
    void isOutdated().then((outdated) => {
      if (outdated) reloadOnce();
    });
  });
};
