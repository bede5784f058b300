import { areAllies, type TableClock } from '#contracts';
import type { GameOf } from '../../api/games.js';
import type { Sending, Undoing } from '../../shared/table/board-frame.js';

/** One who plays. */
export interface GameSeat {
  readonly name: string;
  readonly bot?: boolean;
  /** What they play, where the board tells it. */
  readonly list?: string;
}

/** Somebody who does not move. They are told first; later the others may do more about it. */
export interface Silence {
  /**
   * Who said so, whom the game waits for, and from when on more
   * may be done (ISO 8601); null where nobody has said so.
   */
  readonly warned: { readonly by: number; readonly seat: number; readonly from: string } | null;
  readonly warn: Sending;
  /** The game is claimed, a judge is asked to rule, or the game goes on without them. */
  readonly way: 'claim' | 'ruling' | 'go-on';
  /** Null where it has been done and a judge is on the way. */
  readonly then: Sending | null;
}

/** What is left to think, and how a page says that somebody's time is over. */
export interface Timing {
  readonly clock: TableClock;
  readonly call: () => void;
  /** The viewer may rule here, so that their page says it, too. */
  readonly rules?: boolean;
}

/** A game on screen as its page needs it, whatever is played and whoever dealt it. */
export interface GameOnScreen {
  readonly game: GameOf;
  readonly title: string;
  readonly meta: string;
  readonly seats: readonly GameSeat[];
  /** So many sides of seats side by side; left out or null where everybody is one. */
  readonly sides?: number | null;
  /** The viewer's seat; null for an onlooker. */
  readonly mine: number | null;
  /** The viewer is out of a game that goes on among others. */
  readonly out?: boolean;
  /** The seat that the game waits for. */
  readonly waitingFor: number | null;
  readonly running: boolean;
  /** Counts what happened in it: what was begun at one step is forgotten at the next. */
  readonly at: number;
  readonly undo: Undoing | null;
  readonly concede: Sending;
  /** Null where nobody but the viewer takes their time. */
  readonly silence: Silence | null;
  /** Null where nobody's thinking is timed, or the game does not run. */
  readonly timing: Timing | null;
  /** Null where nobody writes, or not to this viewer. */
  readonly chat: 'write' | 'read' | null;
}

/** Whether whoever sits there plays on the viewer's side. */
export const isOwnSide = (
  { seats: { length }, sides, mine }: Pick<GameOnScreen, 'seats' | 'sides' | 'mine'>,
  seat: number,
): boolean => mine !== null && areAllies({ seats: length, sides }, mine, seat);

/**
 * The seat that the viewer may tell that the game waits
 * for them; null where there is none, or it has been told.
 */
export const silentSeat = (
  game: Pick<GameOnScreen, 'running' | 'mine' | 'waitingFor' | 'seats' | 'sides' | 'silence'>,
): number | null => {
  const { running, mine, waitingFor, seats, silence } = game;
  if (!running || mine === null || silence === null || silence.warned !== null) return null;
  if (waitingFor === null || isOwnSide(game, waitingFor) || seats[waitingFor]?.bot === true)
    return null;
  return waitingFor;
};
