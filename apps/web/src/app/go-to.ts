import { matchRoute, type AroundNavHandler } from 'wouter';
import { parse } from 'regexparam';
import type { LazyPage } from './lazy-page.js';
import { serverAnswers } from '../shared/page/server-answers.js';
import { pages } from './pages.js';
import { arrive, leave } from './scroll.js';

/** So long the old page stays while the next one is fetched. Then the next one says that it is loading. */
const PATIENCE_MS = 1_000;

const patterns = Object.entries(pages).map(([path, page]) => ({ path, page }));

const pageAt = (address: string): LazyPage | undefined => {
  const { pathname } = new URL(address, window.location.href);
  return patterns.find(({ path }) => matchRoute(parse, path, pathname)[0])?.page;
};

let latest = 0;

/**
 * Goes on once the next page is there, so that nobody looks at an empty one. Of several
 * ways asked for meanwhile only the last is gone. What takes the place of the present
 * address, such as the move that a replay shows, is done at once and calls no way off.
 */
export const goTo: AroundNavHandler = (navigate, to, options) => {
  if (options?.replace === true) {
    navigate(to, { ...options, state: window.history.state as unknown });
    return;
  }
  const mine = (latest += 1);
  const go = (): void => {
    if (mine !== latest) return;
    latest += 1;
    navigate(to, { ...options, state: leave() });
    arrive(new URL(to, window.location.href).hash.slice(1));
  };
  const page = pageAt(to);
  // A part that did not come can only come with a new document.
  if (page?.hasFailed() === true)
    void serverAnswers().then((answers) => {
      if (answers && mine === latest) window.location.assign(to);
      else go();
    });
  else {
    // What fails to load says so in its own place.
    void Promise.resolve(page?.load()).then(go, go);
    setTimeout(go, PATIENCE_MS);
  }
};

/**
 * Whoever goes back in the browser while the page of a link is on its way does not want to be there any more.
 */
export const callOffByBack = (): void =>
  window.addEventListener('popstate', () => {
    latest += 1;
  });

/** Fetches a page as soon as a link to it is pointed at, touched or focused. */
export const loadAhead = (): void => {
  const ahead = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link !== null && link.origin === window.location.origin && link.target === '')
      void pageAt(link.href)
        ?.load()
        .catch(() => undefined);
  };
  for (const kind of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(kind, ahead, { passive: true });
};
