declare global {
  interface Window {
    /** The requests made by public/early.js, by address; null if there was no answer. */
    conclaveEarly?: Map<string, Promise<Response | null>>;
  }
}

/**
 * After this many milliseconds since the page was opened, an early answer may be older than what
 * the live connection has reported.
 */
const FRESH_MS = 30_000;

/**
 * The answer that was requested before the scripts were loaded; each can be taken once. Null if
 * there is none.
 */
export const takeEarly = async (path: string): Promise<Response | null> => {
  const asked = window.conclaveEarly?.get(path);
  if (asked === undefined) return null;
  window.conclaveEarly?.delete(path);
  return performance.now() < FRESH_MS ? asked : null;
};
