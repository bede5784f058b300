import type { ReactNode } from 'react';

/** The chat of a game's players, as its table shows it. */
export interface Chatting {
  readonly unread: number;
  readonly panel: ReactNode;
  readonly onOpen: () => void;
}
