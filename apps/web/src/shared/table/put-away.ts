import { createContext } from 'react';

/** Puts away what stands over the board at the end of a game; null where nothing does. */
export const PutAway = createContext<(() => void) | null>(null);
