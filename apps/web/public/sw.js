/* global self, caches, clients */
// The service worker. It stores the pages on the device, so that a reload in a hall without signal
// still opens them, and shows notifications while no page is open.
// Answers of the API are never stored here: the pages store the last good ones themselves and show
// their age.
const store = 'conclave-pages-1';

/**
 * Stores the page and the files that it names. Most of them come from the browser's own cache,
 * because they have just been loaded.
 */
const keepPage = async () => {
  const answer = await fetch('/', { credentials: 'same-origin', cache: 'no-cache' });
  if (!answer.ok) return;
  const parts = [...(await answer.clone().text()).matchAll(/\/assets\/[^"\s]+/g)].map(
    ([path]) => path,
  );
  const kept = await caches.open(store);
  await Promise.all([kept.put('/', answer), kept.addAll(parts)]);
};

// Stores the page at once, not at the next visit: a person who opened it in the car park may reload
// it in a hall without signal.
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepPage().catch(() => undefined));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Files under /assets carry a hash in their names, so that a stored one never becomes outdated. */
const asset = async (request) => {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(store)).put(request, answer.clone());
  return answer;
};

const patienceMs = 5_000;

/**
 * Some addresses are files, such as robots.txt: opened in a tab, they must not replace the stored
 * page.
 */
const isPage = ({ ok, headers }) => ok && /^text\/html\b/.test(headers.get('content-type') ?? '');

/**
 * Every address of the site serves the same page. The network is always asked first, because its
 * version is newer; the stored one is used if the network does not answer in time. A page that is
 * older than its server notices that itself (src/shared/page/newer-pages.ts).
 */
const page = async (request) => {
  try {
    const answer = await fetch(request.url, {
      credentials: 'same-origin',
      cache: 'no-cache',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (isPage(answer)) await (await caches.open(store)).put('/', answer.clone());
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
  if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (
    request.mode === 'navigate' &&
    !/^\/(api|caster|docs|embed|health|licence|metrics|overlay|pictures|ready|source|watch)(\/|$)/.test(
      url.pathname,
    )
  )
    event.respondWith(page(request));
});

const messageOf = (data) => {
  try {
    return data.json();
  } catch {
    return {};
  }
};

/**
 * Browsers require that every push message is shown. A notification with the same tag replaces the
 * earlier one without a second sound.
 */
self.addEventListener('push', (event) => {
  const { title = 'Conclave', body = '', tag = 'conclave', url = '/' } = messageOf(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      data: { url },
    }),
  );
});

/**
 * Focuses the page that the notification is about if it is open, otherwise opens a new one, because
 * an open page may contain unsaved input. Opens only addresses of this site.
 */
const open = async (url) => {
  const { href, origin } = new URL(url, self.location.origin);
  const to = origin === self.location.origin ? href : self.location.origin;
  const there = (await clients.matchAll({ type: 'window' })).find((window) => window.url === to);
  return there ? there.focus() : clients.openWindow(to);
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? '/'));
});
