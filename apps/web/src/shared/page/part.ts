import { NoAnswer } from '../../api/http.js';

const ATTEMPTS = 3;

/** A part of the pages that did not come, as every question without an answer. */
export const asNoAnswer = (): never => {
  throw new NoAnswer('a part of the pages');
};

/**
 * Fetches a part of a page that stands already. Without signal it is waited for: what is on the screen
 * stays there. Where the server answers and the part does not come all the same, only a new document helps.
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
