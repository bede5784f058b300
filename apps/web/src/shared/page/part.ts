import { NoAnswer } from '../../api/http.js';

const ATTEMPTS = 3;

/** Reports a part of the page that failed to load like any request without an answer. */
export const asNoAnswer = (): never => {
  throw new NoAnswer('a part of the pages');
};

/**
 * Loads a part of a page that is already shown. Without a network it waits and what is on the
 * screen stays. If the server answers but the part still fails to load, only a reload helps, and
 * the call fails.
 * @param back resolves once the server answers.
 */
export const fetchPart = async <T>(
  load: () => Promise<T>,
  back: () => Promise<void>,
): Promise<T> => {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1)
    try {
      return await load();
    } catch {
      await back();
    }
  return load().catch(asNoAnswer);
};
