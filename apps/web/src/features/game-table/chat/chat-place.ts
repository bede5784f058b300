import type { GameOf } from '../../../api/games.js';

/** Whose chat it is: the two players of a game on screen. */
export interface ChatPlace {
  readonly game: GameOf;
  /** Whose answers are asked again once something was written; absent where there is no event. */
  readonly eventId?: string;
  /** The viewer's side; null for staff who read along. */
  readonly mine: 'a' | 'b' | null;
  readonly names: Readonly<Record<'a' | 'b', string>>;
  /** Null for whoever may not even read. */
  readonly may: 'write' | 'read' | null;
  /** Judges and staff read it too. */
  readonly judged: boolean;
}
