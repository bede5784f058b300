/* global self, caches, clients */
// The one service worker. Keeps the pages themselves on the device, so that a reload in a hall without signal still opens them, and shows
// notifications while they sleep.
// Answers of the API are never kept here: the pages keep the last good ones themselves and say how old they are.
const store = 'conclave-pages-1';

/** The page and the parts that it names. Most of them come out of the browser's own cache: they have just been shown. */
const keepPage = async () => {
  const answer = await fetch('/', { credentials: 'same-origin', cache: 'no-cache' });
  if (!answer.ok) return;
  const parts = [...(await answer.clone().text()).matchAll(/\/assets\/[^"\s]+/g)].map(
    ([path]) => path,
  );
  const kept = await caches.open(store);
  await Promise.all([kept.put('/', answer), kept.addAll(parts)]);
};

// Kept at once, not at the next visit: whoever has opened the page in the car park may reload it in a hall without signal.
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepPage().catch(() => undefined));
});
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

/** Some addresses are files, such as robots.txt: opened in a tab they must not take the page's place. */
const isPage = ({ ok, headers }) => ok && /^text\/html\b/.test(headers.get('content-type') ?? '');

/**
 * Every address inside the site is the same page. The network's is newer and is always asked first; the kept one is for when it does not
 * answer in time, and a page that is older than its server finds out by itself (src/shared/page/newer-pages.ts).
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

/** Browsers want every push shown. One of the same tag takes the place of the one before without a second sound. */
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

/** To the page it is about, if it is open, else to a new one: what is open may hold something half typed. Only places of this site. */
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
