import type { ReactNode } from 'react';

/** What the players of a game write to each other, as its table shows it. */
export interface Chatting {
  readonly unread: number;
  readonly panel: ReactNode;
  readonly onOpen: () => void;
}
