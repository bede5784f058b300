/* global self, caches */
// Keeps the pages themselves on the device, so that a reload in a hall without signal still opens them.
// Answers of the API are never kept here: the pages keep the last good ones themselves and say how old they are.
const store = 'conclave-pages-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Files under /assets carry a hash in their names: once here, always right. */
const asset = async (request) => {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(store)).put(request, answer.clone());
  return answer;
};

const patienceMs = 5_000;

/** Every address inside the site is the same page; the network's is newer, unless it takes too long. */
const page = async (request) => {
  try {
    const answer = await fetch(request.url, { credentials: 'same-origin', signal: AbortSignal.timeout(patienceMs) });
    if (answer.ok) await (await caches.open(store)).put('/', answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match('/');
    if (kept) return kept;
    throw error;
  }
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/') || url.pathname === '/favicon.svg') event.respondWith(asset(request));
  else if (request.mode === 'navigate' && !/^\/(api|docs|health|ready|metrics)(\/|$)/.test(url.pathname)) event.respondWith(page(request));
});
