import { createContext, useContext } from 'react';

/**
 * Paths of settings that the event does not let change any more; none for an event that is only being made.
 */
export const LockedSettings = createContext<readonly string[]>([]);

/** What a field of a setting needs that may be fixed already. */
export const useLock = (path: string): { readonly disabled: boolean } => ({
  disabled: useContext(LockedSettings).includes(path),
});
