declare global {
  interface Window {
    /** What public/early.js has asked, by address; null where no answer came. */
    conclaveEarly?: Map<string, Promise<Response | null>>;
  }
}

/**
 * After this, milliseconds since the page was opened, an
 * early answer may be older than what the live line has told.
 */
const FRESH_MS = 30_000;

/**
 * The answer that was asked for before the scripts were here:
 * each is taken once. Null when there is none or it never came.
 */
export const takeEarly = async (path: string): Promise<Response | null> => {
  const asked = window.conclaveEarly?.get(path);
  if (asked === undefined) return null;
  window.conclaveEarly?.delete(path);
  return performance.now() < FRESH_MS ? asked : null;
};
