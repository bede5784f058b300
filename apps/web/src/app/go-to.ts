import { matchRoute, type AroundNavHandler } from 'wouter';
import { parse } from 'regexparam';
import type { LazyPage } from './lazy-page.js';
import { serverAnswers } from '../shared/page/server-answers.js';
import { pages } from './pages.js';
import { arrive, leave } from './scroll.js';

/**
 * How long the old page stays while the next one is loading, in milliseconds; after that, the next
 * one shows a loading state.
 */
const PATIENCE_MS = 1_000;

const patterns = Object.entries(pages).map(([path, page]) => ({ path, page }));

const pageAt = (address: string): LazyPage | undefined => {
  const { pathname } = new URL(address, window.location.href);
  return patterns.find(({ path }) => matchRoute(parse, path, pathname)[0])?.page;
};

let latest = 0;

/**
 * Navigates once the next page is loaded, so that nobody looks at an empty one. If several
 * navigations are requested meanwhile, only the last one happens. A replacement of the present
 * address, such as for the move that a replay shows, happens at once and cancels nothing.
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
  // Code that failed to load can only be loaded by a new document.
  if (page?.hasFailed() === true)
    void serverAnswers().then((answers) => {
      if (answers && mine === latest) window.location.assign(to);
      else go();
    });
  else {
    // If the page fails to load, it shows the failure in its own place.
    void Promise.resolve(page?.load()).then(go, go);
    setTimeout(go, PATIENCE_MS);
  }
};

/** Going back in the browser cancels a pending navigation. */
export const callOffByBack = (): void =>
  window.addEventListener('popstate', () => {
    latest += 1;
  });

/** Loads a page's code as soon as a link to it is hovered, touched or focused. */
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
