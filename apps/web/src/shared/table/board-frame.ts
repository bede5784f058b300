import type { ReactNode } from 'react';
import type { Chatting } from './chatting.js';
import type { MenuEntry } from './menu-entry.js';

/** One of those who play, by seat. */
export interface BoardSeat {
  readonly name: string;
  /** What they play, where the board tells it. */
  readonly list?: string;
  /** Whether they look at the game; null where nobody knows. */
  readonly here?: boolean | null;
}

/** Taking back one's own last choice. */
export interface Undoing {
  readonly may: boolean;
  /** The other player has to agree. */
  readonly asks?: boolean;
  readonly pending: boolean;
  readonly send: () => void;
}

/** One thing that the viewer may say to the server, and how the last attempt went. */
export interface Sending {
  readonly send: () => void;
  readonly pending: boolean;
  readonly failure: unknown;
}

/** How the viewer's answers reach the server. */
export interface Answering<Move> {
  readonly send: (move: Move) => void;
  readonly pending: boolean;
  readonly failure: unknown;
}

/** Everything around a board, made by the page of its game; the board itself draws it where it has room. */
export interface BoardFrame {
  readonly title: string;
  /** Where the game or the match stands. */
  readonly meta: string;
  readonly clock?: ReactNode;
  /** Buttons of the bar, entries of its menu. */
  readonly tools?: ReactNode;
  readonly menu: readonly MenuEntry[];
  readonly seats: readonly BoardSeat[];
  /** The viewer's seat; null for an onlooker. */
  readonly mine: number | null;
  /** The seat that the game waits for. */
  readonly waitingFor: number | null;
  readonly running: boolean;
  /**
   * Where the server explains why something cannot be done,
   * for boards that ask; null for whoever cannot do anything.
   */
  readonly explain: string | null;
  /** Null for whoever has nothing to take back. */
  readonly undo: Undoing | null;
  readonly chat: Chatting | null;
  /** The page no longer hears of other people's moves. */
  readonly lost: boolean;
  /** What waits for an answer beside the game itself. */
  readonly notice: ReactNode;
  /** What stands there once the game is over; null before. */
  readonly over: ReactNode;
}
