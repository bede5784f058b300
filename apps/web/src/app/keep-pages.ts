/**
 * Registers the service worker. Browsers allow it on https and localhost only; elsewhere a reload
 * needs the network, and there are no notifications.
 */
export const keepPages = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  });
};
