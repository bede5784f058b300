import { createContext, useContext } from 'react';

/**
 * Paths of settings that can no longer be changed at this event; empty while an event is being
 * created.
 */
export const LockedSettings = createContext<readonly string[]>([]);

/** The props that disable a field if its setting is locked. */
export const useLock = (path: string): { readonly disabled: boolean } => ({
  disabled: useContext(LockedSettings).includes(path),
});
