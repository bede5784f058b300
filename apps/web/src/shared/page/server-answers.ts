import { whenLineOpens } from '../../api/line-opened.js';

const PATIENCE_MS = 1_000;
const BETWEEN_MS = 5_000;

/**
 * Whether the server answers. Checked before the page is left or reloaded: without the server, the
 * page shown would be lost.
 */
export const serverAnswers = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await fetch('/health', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
};

/** Resolves when the network may be back, at the latest after BETWEEN_MS. */
const nextChance = (): Promise<void> =>
  new Promise((resolve) => {
    const forgetLine = whenLineOpens(() => done());
    const timer = setTimeout(() => done(), BETWEEN_MS);
    const done = (): void => {
      forgetLine();
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    window.addEventListener('online', done);
  });

/** Resolves when the server answers. */
export const serverBack = async (): Promise<void> => {
  do await nextChance();
  while (!(await serverAnswers()));
};
