/** Browsers allow this on https and localhost only; elsewhere a reload needs the network. */
export const keepPages = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
};
