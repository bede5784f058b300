/** The entry script named in a page's HTML; its file name contains a hash of the whole build. */
export const entryOf = (html: string): string | null =>
  /<script[^>]*\ssrc="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? null;

const here = (): string | null =>
  document
    .querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')
    ?.getAttribute('src') ?? null;

/**
 * Whether the server now has another version of the page. Without an answer or a script in it:
 * false.
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

/**
 * Reloads the page, at most once a minute: behind two servers with different versions it must not
 * loop.
 */
export const reloadOnce = (): void => {
  const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
  if (Date.now() - last < OFTEN_MS) return;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  location.reload();
};

/**
 * A part of this page that was not loaded yet no longer exists on a newer server; the page must be
 * reloaded. While the server is merely unreachable nothing is reloaded, because a reload would lose
 * what is shown.
 */
export const reloadWhenPartsAreGone = (): void => {
  window.addEventListener('vite:preloadError', () => {
    void isOutdated().then((outdated) => {
      if (outdated) reloadOnce();
    });
  });
};
