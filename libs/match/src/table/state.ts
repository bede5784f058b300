import type { ScreenRecord } from '../game/record.js';
import { type GameState, initialState } from '../game/state.js';
import type { Reporter } from '../place.js';
import type { EndOfRound, TableDeck } from './events.js';

/** A player's request to go back to their own decision after `to` moves. */
export interface TakeBackRequest {
  readonly by: Reporter;
  readonly to: number;
}

/** The rule under which time was called; `lastRound` is the last round of the running game. */
export interface CalledTime {
  readonly rule: EndOfRound;
  readonly lastRound: number | null;
}

/** The games of a match that are played on screen. */
export interface TableState {
  /** The running game, else the last one. */
  readonly game: GameState;
  /** Its number in the match. */
  readonly games: number;
  /** The pending request to take the game back; null if there is none. */
  readonly asked: TakeBackRequest | null;
  /** The side that offers a draw, and how many offers each side has made in this game. */
  readonly drawOffer: Reporter | null;
  readonly drawOffers: Readonly<Record<Reporter, number>>;
  /** Set once the round's time is over; players can then begin no other game. */
  readonly time: CalledTime | null;
  /** Faults reported in this match, oldest first; a report's number is its index plus 1. */
  readonly faults: readonly { readonly by: Reporter }[];
  /** Decks for the coming game, of those players who have said that they are ready. */
  readonly chosen: Readonly<Record<Reporter, TableDeck | null>>;
  /**
   * The side that chooses who has the initiative first in the coming game: the loser of the last
   * one; after a drawn game the side that chose in that one.
   */
  readonly nextChooser: Reporter | null;
  readonly won: Readonly<Record<Reporter, number>>;
  readonly drawn: number;
}

export const noTable: TableState = {
  game: initialState,
  games: 0,
  asked: null,
  drawOffer: null,
  drawOffers: { a: 0, b: 0 },
  time: null,
  faults: [],
  chosen: { a: null, b: null },
  nextChooser: null,
  won: { a: 0, b: 0 },
  drawn: 0,
};

/** The game that is being played; null between games. */
export const runningGame = ({ game }: Pick<TableState, 'game'>): ScreenRecord | null =>
  game.status === 'running' ? game.record : null;

/** The game that is being played, if it has that number. */
export const runningGameOf = (table: Pick<TableState, 'game' | 'games'>, number: number) =>
  table.games === number ? runningGame(table) : null;
