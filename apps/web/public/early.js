/* global window, document, location, localStorage, navigator */
// Runs while the scripts are still loading, because on a slow connection each sequential wait costs
// a second: loads the texts of the first view in the reader's language, the files of the current
// page, and the answers that it shows.
// src/i18n/language.ts chooses the language in the same order. The build writes the files'
// addresses into this script's tag (apps/web/first-views.ts).
(() => {
  const written = (name) => document.currentScript.getAttribute(`data-${name}`);
  const preload = (file) => {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (file.endsWith('.css')) link.as = 'style';
    link.href = file;
    document.head.append(link);
  };
  let chosen = null;
  try {
    chosen = localStorage.getItem('conclave.language');
  } catch {
    // Storage is forbidden; the browser's language decides.
  }
  const wanted = [chosen ?? '', ...navigator.languages.map((tag) => tag.split('-')[0]), 'en'];
  const texts = wanted.map((tag) => tag && written(`texts-${tag.toLowerCase()}`)).find(Boolean);
  if (texts) preload(texts);

  const [, eventId, within] =
    /^\/e\/([a-z0-9-]{6,64})(\/standings)?\/?$/.exec(location.pathname) ?? [];
  const page = location.pathname === '/' ? 'home' : eventId && (within ? 'standings' : 'seat');
  if (!page) return;
  for (const file of (written(`page-${page}`) ?? '').split(' ')) if (file) preload(file);

  // The scripts take over these answers (src/api/early.ts) and request everything else themselves.
  const ask = (path) =>
    fetch(path, {
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(15_000),
    }).catch(() => null);
  const query = (name) => `/api/queries/${name}${eventId ? `?eventId=${eventId}` : ''}`;
  const shown = { home: ['publicEvents'], seat: ['event'], standings: ['event', 'standings'] };
  const paths = ['/api/me', ...shown[page].map(query)];
  window.conclaveEarly = new Map(paths.map((path) => [path, ask(path)]));
})();
