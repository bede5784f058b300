import { createContext } from 'react';

/** Hides the result that covers the board at the end of a game; null if there is none. */
export const PutAway = createContext<(() => void) | null>(null);
