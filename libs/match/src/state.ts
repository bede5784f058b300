import type { GameScore, MatchPlace, Reporter } from './place.js';
import { noTable, type TableState } from './table/state.js';
import type { TrilogyState } from './trilogy/state.js';

export interface OpenReport {
  readonly by: Reporter;
  readonly score: GameScore;
  readonly confirmBy: string | null;
  /** Version of the stream at which it was reported: the fence of everything that answers it. */
  readonly version: number;
}

export interface MatchState {
  readonly format: 'plain' | 'trilogy';
  readonly status: 'none' | 'open' | 'reported' | 'disputed' | 'completed' | 'void';
  readonly place: MatchPlace | null;
  readonly bestOf: 1 | 3;
  /** What one side can score at most in a match by points; null in a match by games. */
  readonly mostPoints: number | null;
  /** Seats of each team; null where two players meet. */
  readonly seats: number | null;
  readonly drawsAllowed: boolean;
  readonly agreedDrawAllowed: boolean;
  readonly confirmAfterMinutes: number;
  /** What this table has on top of the round's time. */
  readonly extendedSeconds: number;
  readonly report: OpenReport | null;
  readonly score: GameScore | null;
  /** Bans, decks and games of a Trilogy match; null for every other and while its decks are not presented. */
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
