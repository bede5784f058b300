/**
 * What this page has heard from the server: with it, everything
 * that is shown is either of now or of a moment that can be named.
 */
export interface Connection {
  /**
   * False once a question got no answer, the browser says
   * that there is no network, or a live line stayed broken.
   */
  readonly reachable: boolean;
  /** When the server was heard last, by this device's clock in milliseconds since 1970. */
  readonly heardAt: number;
}

let connection: Connection = { reachable: true, heardAt: Date.now() };
const listeners = new Set<() => void>();

const become = (next: Connection): void => {
  const changed = next.reachable !== connection.reachable;
  connection = next;
  if (changed) for (const listener of listeners) listener();
};

export const currentConnection = (): Connection => connection;

let silentSince = 0;

/**
 * Something came from the server. What was asked before it
 * fell silent was on its way already, and says nothing of now.
 */
export const noteHeard = (askedAt = Date.now()): void => {
  if (connection.reachable || askedAt > silentSince)
    become({ reachable: true, heardAt: Date.now() });
};

/** Nothing comes any more. */
export const noteSilence = (): void => {
  silentSince = Date.now();
  become({ ...connection, reachable: false });
};

/** Calls the listener when the server is lost or found again, until the returned function is called. */
export const onConnection = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A browser knows at once that it has no network. That it has one again says nothing about the server. */
export const watchNetwork = (): void => {
  window.addEventListener('offline', noteSilence);
  if (!navigator.onLine) noteSilence();
};
