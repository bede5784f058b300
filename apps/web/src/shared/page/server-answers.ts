import { whenLineOpens } from '../../api/line-opened.js';

const PATIENCE_MS = 1_000;
const BETWEEN_MS = 5_000;

/** Whether the server answers at all: a document that is thrown away while it does not, is gone. */
export const serverAnswers = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await fetch('/health', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
};

/** Resolves as soon as something says that there may be signal again, at the latest after a few seconds. */
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

/** Resolves once the server answers. */
export const serverBack = async (): Promise<void> => {
  do await nextChance();
  while (!(await serverAnswers()));
};
