/* global window, location */
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
