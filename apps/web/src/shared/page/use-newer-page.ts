import { useEffect, useState } from 'react';
import { whenLineOpens } from '../../api/line-opened.js';
import { isOutdated } from './newer-pages.js';

/**
 * Spreads the checks, so that all phones in a hall do not ask in the instant their server is back.
 */
const SPREAD_MS = 5_000;
/**
 * A page that has just loaded is rarely outdated, and a slow connection has more important things
 * to load first.
 */
const SETTLED_MS = 15_000;

/**
 * Whether the server has a newer page. Checked whenever the live connection opens, which it does
 * after every restart of the server, but not right after the page itself has loaded.
 */
export const useNewerPage = (spreadMs = SPREAD_MS): boolean => {
  const [newer, setNewer] = useState(false);
  useEffect(() => {
    let due: ReturnType<typeof setTimeout> | undefined;
    const stop = whenLineOpens(() => {
      clearTimeout(due);
      due = setTimeout(
        () => void isOutdated().then((outdated) => outdated && setNewer(true)),
        Math.max(0, SETTLED_MS - performance.now()) + Math.random() * spreadMs,
      );
    });
    return () => {
      clearTimeout(due);
      stop();
    };
  }, [spreadMs]);
  return newer;
};
