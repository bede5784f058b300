/* global window, document, location, localStorage, navigator */
// Fetches the texts of the first view in the reader's language while the scripts are still on the way; src/i18n/language.ts chooses in the same order.
// The build writes the files' addresses at this script (apps/web/preload-texts.ts).
(() => {
  const fileIn = (language) => document.currentScript.getAttribute(`data-texts-${language}`);
  let chosen = null;
  try {
    chosen = localStorage.getItem('conclave.language');
  } catch {
    // Storage is forbidden; the browser's language decides.
  }
  const wanted = [chosen ?? '', ...navigator.languages.map((tag) => tag.split('-')[0]), 'en'];
  const file = wanted.map((tag) => tag && fileIn(tag.toLowerCase())).find(Boolean);
  if (!file) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
})();
// Asks for what an event's page shows while its scripts are still on the way: on a slow line each wait in turn costs a second.
// The scripts take over what was asked here (src/api/early.ts) and ask everything else themselves.
(() => {
  const eventId = /^\/e\/([a-z0-9-]{6,64})\/?$/.exec(location.pathname)?.[1];
  if (eventId === undefined) return;
  const ask = (path) =>
    fetch(path, {
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(15_000),
    }).catch(() => null);
  const paths = ['/api/me', `/api/queries/event?eventId=${eventId}`];
  window.conclaveEarly = new Map(paths.map((path) => [path, ask(path)]));
})();
