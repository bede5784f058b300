import { useEffect } from 'react';

/** Repeated because the server's clock decides, and it may be slightly behind the page's. */
const AGAIN_MS = 4_000;

/**
 * Calls at once and then repeatedly, while `calls` is true. `about` identifies the reason for the
 * call.
 */
export const useCallAgain = (calls: boolean, call: () => void, about: string): void => {
  useEffect(() => {
    if (!calls) return;
    call();
    const timer = setInterval(call, AGAIN_MS);
    return () => clearInterval(timer);
    // Restarted for each new reason only; `call` is a new function on every render.
  }, [calls, about]);
};
