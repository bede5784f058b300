const listeners = new Set<() => void>();

/**
 * Reports that a live connection has opened: for the first time, or again after the server or the
 * network was away.
 */
export const lineOpened = (): void => {
  for (const listener of listeners) listener();
};

/** Calls the listener at each opening until the returned function is called. */
export const whenLineOpens = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
