import type { PushHeard, PushKey, PushListen, PushSort, PushState, PushStop } from '#contracts';
import { requestJson } from './http.js';

/**
 * Whether this browser can receive notifications. `install`: only after installing the page (iPhone
 * and iPad); `insecure`: not at this address; `unable`: not at all; `blocked`: the person refused.
 */
export type PushAbility = 'able' | 'blocked' | 'install' | 'insecure' | 'unable';

/** An iPad claims to be a Mac, but no Mac has a touch screen. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

export const pushAbility = (): PushAbility => {
  if (isApplePhone() && !isInstalled()) return 'install';
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unable';
  return Notification.permission === 'denied' ? 'blocked' : 'able';
};

const PATIENCE_MS = 10_000;

/** The browser has no service worker or no push service; this is not a fault of ours. */
export class NoPush extends Error {
  override readonly name = 'NoPush';
}

const registration = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new NoPush('no service worker')), PATIENCE_MS),
    ),
  ]);

const bytes = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

const sameKey = (key: ArrayBuffer | null | undefined, wanted: Uint8Array): boolean => {
  const had = new Uint8Array(key ?? new ArrayBuffer(0));
  return had.length === wanted.length && had.every((byte, index) => byte === wanted[index]);
};

/**
 * The browser's subscription for the server's key. One for another key, from a former server, is
 * cancelled.
 */
const subscribe = async (): Promise<PushSubscription> => {
  const { pushManager } = await registration();
  const { publicKey } = await requestJson<PushKey>('/api/push/key');
  const applicationServerKey = bytes(publicKey);
  const had = await pushManager.getSubscription();
  if (had !== null) {
    if (sameKey(had.options.applicationServerKey, applicationServerKey)) return had;
    await had.unsubscribe();
  }
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => {
    throw new NoPush('no push service');
  });
};

const post = <T>(what: 'listen' | 'stop' | 'state', body: PushListen | PushStop | PushState) =>
  requestJson<T>(`/api/push/${what}`, { method: 'POST', body });
const nothing: PushHeard = { seat: false, floor: false };
const current = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** The notifications to which this browser is subscribed in the event. */
export const fetchHeard = async (eventId: string, language: string): Promise<PushHeard> => {
  if (pushAbility() !== 'able') return nothing;
  const subscription = await current();
  return subscription === null
    ? nothing
    : post<PushHeard>('state', { eventId, language, endpoint: subscription.endpoint });
};

/** Asks the person, then the browser, then the server; false if the person refused. */
export const startListening = async (
  eventId: string,
  sort: PushSort,
  language: string,
): Promise<boolean> => {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { endpoint = '', keys = {} } = (await subscribe()).toJSON();
  await post('listen', {
    eventId,
    sort,
    language,
    subscription: { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } },
  });
  return true;
};

export const stopListening = async (eventId: string, sort: PushSort): Promise<void> => {
  const subscription = await current();
  if (subscription !== null) await post('stop', { eventId, sort, endpoint: subscription.endpoint });
};

/**
 * Ends all notifications of this device after its person has left. The server learns this from the
 * push service.
 */
export const endAllListening = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  await current().then(
    (subscription) => subscription?.unsubscribe(),
    () => undefined,
  );
};
