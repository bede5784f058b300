/**
 * Registers the one service worker. Browsers allow it on https and localhost
 * only; elsewhere a reload needs the network and nobody is notified.
 */
export const keepPages = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
  });
};
