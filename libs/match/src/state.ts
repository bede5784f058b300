import type { GameScore, MatchPlace, Reporter } from './place.js';
import { noTable, type TableState } from './table/state.js';
import type { TrilogyState } from './trilogy/state.js';

export interface OpenReport {
  readonly by: Reporter;
  readonly score: GameScore;
  readonly confirmBy: string | null;
  /**
   * The version of the stream at which it was reported; commands that answer the report name it as
   * a fence.
   */
  readonly version: number;
}

export interface MatchState {
  readonly format: 'plain' | 'trilogy';
  readonly status: 'none' | 'open' | 'reported' | 'disputed' | 'completed' | 'void';
  readonly place: MatchPlace | null;
  readonly bestOf: 1 | 3;
  /** The most points that one side can score in a match by points; null in a match by games. */
  readonly mostPoints: number | null;
  /** Seats of each team; null in a match between two players. */
  readonly seats: number | null;
  readonly drawsAllowed: boolean;
  readonly agreedDrawAllowed: boolean;
  readonly confirmAfterMinutes: number;
  /** The extra time of this table beyond the round's. */
  readonly extendedSeconds: number;
  readonly report: OpenReport | null;
  readonly score: GameScore | null;
  /**
   * Bans, decks and games of a Trilogy match; null in other matches and until its decks are
   * presented.
   */
  readonly trilogy: TrilogyState | null;
  /** Games played on screen. */
  readonly table: TableState;
  readonly version: number;
}

export const initialMatch: MatchState = {
  format: 'plain',
  status: 'none',
  place: null,
  bestOf: 3,
  mostPoints: null,
  seats: null,
  drawsAllowed: true,
  agreedDrawAllowed: true,
  confirmAfterMinutes: 0,
  extendedSeconds: 0,
  report: null,
  score: null,
  trilogy: null,
  table: noTable,
  version: 0,
};
