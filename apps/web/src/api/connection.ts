/**
 * The state of the connection to the server. It tells whether everything shown is current, and
 * otherwise from when it is.
 */
export interface Connection {
  /**
   * False once a request got no answer, the browser reported that there is no network, or a live
   * connection stayed broken.
   */
  readonly reachable: boolean;
  /** When the server was last heard, on this device's clock in milliseconds since 1970. */
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
 * Records that the server was heard. An answer to a request from before the silence proves nothing
 * about the present and is ignored.
 */
export const noteHeard = (askedAt = Date.now()): void => {
  if (connection.reachable || askedAt > silentSince)
    become({ reachable: true, heardAt: Date.now() });
};

/** Records that the server is unreachable. */
export const noteSilence = (): void => {
  silentSince = Date.now();
  become({ ...connection, reachable: false });
};

/**
 * Calls the listener when the server becomes unreachable or reachable, until the returned function
 * is called.
 */
export const onConnection = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Watches the browser's network state. A browser knows at once that it has no network; that it has
 * one again says nothing about the server.
 */
export const watchNetwork = (): void => {
  window.addEventListener('offline', noteSilence);
  if (!navigator.onLine) noteSilence();
};
