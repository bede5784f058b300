import type { GameOf } from '../../../api/games.js';

/** The chat of the two players of a game on screen. */
export interface ChatPlace {
  readonly game: GameOf;
  /**
   * The event whose queries are refetched after a message; absent if the game belongs to no event.
   */
  readonly eventId?: string;
  /** The viewer's side; null for staff, who only read. */
  readonly mine: 'a' | 'b' | null;
  readonly names: Readonly<Record<'a' | 'b', string>>;
  /** null if the viewer may not even read. */
  readonly may: 'write' | 'read' | null;
  /** Whether judges and staff read it, too. */
  readonly judged: boolean;
}
