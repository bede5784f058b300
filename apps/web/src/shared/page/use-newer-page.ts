import { useEffect, useState } from 'react';
import { whenLineOpens } from '../../api/line-opened.js';
import { isOutdated } from './newer-pages.js';

/** A hall's phones must not all ask in the instant their server is back. */
const SPREAD_MS = 5_000;
/** What has just been loaded is seldom old, and a slow line has better things to bring first. */
const SETTLED_MS = 15_000;

/**
 * Whether the server has a newer page: looked at whenever the live line opens, which it
 * does after every restart of the server, though not while the page itself has just come.
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
