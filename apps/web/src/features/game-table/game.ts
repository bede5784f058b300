import { areAllies, type TableClock } from '#contracts';
import type { GameOf } from '../../api/games.js';
import type { Sending, Undoing } from '../../shared/table/board-frame.js';

/** A player of the game. */
export interface GameSeat {
  readonly name: string;
  readonly bot?: boolean;
  /** The name of the player's deck or list, if the board shows it. */
  readonly list?: string;
}

/**
 * The state of a game whose player to act does not move. They are warned first; later the others
 * may do more.
 */
export interface Silence {
  /**
   * Who sent the warning, the seat that the game waits for, and when further steps become possible
   * (ISO 8601); null if there was no warning.
   */
  readonly warned: { readonly by: number; readonly seat: number; readonly from: string } | null;
  readonly warn: Sending;
  /**
   * The further step: the game is claimed, a judge is asked to rule, or the game continues without
   * the player.
   */
  readonly way: 'claim' | 'ruling' | 'go-on';
  /** null if the step was taken and a judge is on the way. */
  readonly then: Sending | null;
}

/** The thinking clock, and the call by which a page reports that somebody's time has run out. */
export interface Timing {
  readonly clock: TableClock;
  readonly call: () => void;
  /** Whether the viewer may rule here, so that their page reports it, too. */
  readonly rules?: boolean;
}

/** A game on screen in the form that its page needs, independent of the kind of game. */
export interface GameOnScreen {
  readonly game: GameOf;
  readonly title: string;
  readonly meta: string;
  readonly seats: readonly GameSeat[];
  /** The number of sides with several seats each; omitted or null: every seat is its own side. */
  readonly sides?: number | null;
  /** The viewer's seat; null for an onlooker. */
  readonly mine: number | null;
  /** Whether the viewer is out of a game that continues among the others. */
  readonly out?: boolean;
  /** The seat of the player to act; null if the game waits for nobody. */
  readonly waitingFor: number | null;
  readonly running: boolean;
  /** Counts what happened in the game; anything begun at one step is discarded at the next. */
  readonly at: number;
  readonly undo: Undoing | null;
  readonly concede: Sending;
  /** null if the game cannot be waiting for anybody but the viewer. */
  readonly silence: Silence | null;
  /** null if there is no thinking clock, or the game does not run. */
  readonly timing: Timing | null;
  /** null if there is no chat, or none for this viewer. */
  readonly chat: 'write' | 'read' | null;
}

/** Whether the player in this seat is on the viewer's side. */
export const isOwnSide = (
  { seats: { length }, sides, mine }: Pick<GameOnScreen, 'seats' | 'sides' | 'mine'>,
  seat: number,
): boolean => mine !== null && areAllies({ seats: length, sides }, mine, seat);

/**
 * The seat that the viewer can warn that the game waits for it; null if there is none, or it was
 * warned already.
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
