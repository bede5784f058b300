import type { ReactNode } from 'react';
import type { Chatting } from './chatting.js';
import type { MenuEntry } from './menu-entry.js';

/** A player of the game; the index is the seat. */
export interface BoardSeat {
  readonly name: string;
  /** The name of the player's deck or list, if the board shows it. */
  readonly list?: string;
  /** Whether the player is looking at the game; null if unknown. */
  readonly here?: boolean | null;
}

/** Undo of the viewer's last choice. */
export interface Undoing {
  readonly may: boolean;
  /** Whether the other player has to agree. */
  readonly asks?: boolean;
  readonly pending: boolean;
  readonly send: () => void;
}

/** A request that the viewer can send to the server, and the state of the last attempt. */
export interface Sending {
  readonly send: () => void;
  readonly pending: boolean;
  readonly failure: unknown;
}

/** Sends the viewer's answers to the server. */
export interface Answering<Move> {
  readonly send: (move: Move) => void;
  readonly pending: boolean;
  readonly failure: unknown;
}

/**
 * Everything around a board, provided by the page of the game; the board draws it where it has
 * room.
 */
export interface BoardFrame {
  readonly title: string;
  /** The state of the game or match in words. */
  readonly meta: string;
  readonly clock?: ReactNode;
  /** Buttons of the bar; the menu's entries follow. */
  readonly tools?: ReactNode;
  readonly menu: readonly MenuEntry[];
  readonly seats: readonly BoardSeat[];
  /** The viewer's seat; null for an onlooker. */
  readonly mine: number | null;
  /** The seat of the player to act; null if the game waits for nobody. */
  readonly waitingFor: number | null;
  readonly running: boolean;
  /**
   * Path at which the server explains why an action is not possible, for boards that ask; null if
   * the viewer cannot act.
   */
  readonly explain: string | null;
  /** null if the viewer has nothing to undo. */
  readonly undo: Undoing | null;
  readonly chat: Chatting | null;
  /** Whether the live connection is lost, so that other players' moves no longer arrive. */
  readonly lost: boolean;
  /** A request outside the game that waits for an answer. */
  readonly notice: ReactNode;
  /** Shown once the game is over; null before. */
  readonly over: ReactNode;
}
