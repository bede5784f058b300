import { useEffect } from 'react';

/** The server's clock decides; it may be a moment behind the page's. */
const AGAIN_MS = 4_000;

/** Calls at once and again, as long as there is something to call; `about` is what the call is for. */
export const useCallAgain = (calls: boolean, call: () => void, about: string): void => {
  useEffect(() => {
    if (!calls) return;
    call();
    const timer = setInterval(call, AGAIN_MS);
    return () => clearInterval(timer);
    // Once for each thing that is called; the function to send with is another one at every look.
  }, [calls, about]);
};
