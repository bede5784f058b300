import { useEffect } from 'react';

/**
 * Keeps the screen awake while the page is visible, in browsers that support a wake lock and grant
 * it.
 */
export const useWakeLock = (active = true): void => {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const acquire = () => {
      if (over || document.visibilityState !== 'visible' || lock?.released === false) return;
      navigator.wakeLock.request('screen').then(
        (held) => {
          if (over) void held.release();
          else lock = held;
        },
        () => undefined,
      );
    };
    acquire();
    // The browser releases the lock whenever the page is hidden.
    document.addEventListener('visibilitychange', acquire);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', acquire);
      void lock?.release();
    };
  }, [active]);
};
