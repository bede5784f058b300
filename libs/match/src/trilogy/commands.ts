import type { Reporter } from '../place.js';
import type { BanClockReason, BanClockWait, DeckFace, DeckIndex, GameWinner } from './events.js';

/** A choice read from the sealed table; the reader recomputes `commitment` from it. */
export interface Opened {
  readonly choice: DeckIndex;
  readonly nonce: string;
  readonly commitment: string;
}

export interface TrilogyCommands {
  PresentDecks: {
    readonly a: readonly DeckFace[];
    readonly b: readonly DeckFace[];
    readonly banSeconds: number;
    readonly pickSeconds: number;
    /**
     * What the time to ban waits for: both players at the table, or the round's clock. Absent: it
     * starts at once.
     */
    readonly waitsFor?: BanClockWait;
  };
  /** A player reports that they sit at the table. */
  SitDown: { readonly by: Reporter };
  StartBanClock: { readonly because: Exclude<BanClockReason, 'both-here'> };
  /**
   * `byClock`: the default is sealed for a player who has not chosen. `early`, a judge's decision,
   * allows this before the time is over.
   */
  SealBan: {
    readonly by: Reporter;
    readonly commitment: string;
    readonly byClock: boolean;
    readonly early?: true;
  };
  RevealBans: { readonly a: Opened; readonly b: Opened };
  SealDeck: {
    readonly by: Reporter;
    readonly game: number;
    readonly commitment: string;
    readonly byClock: boolean;
    readonly early?: true;
  };
  /** Null for a side that had no choice. */
  RevealDecks: { readonly game: number; readonly a: Opened | null; readonly b: Opened | null };
  ReportGame: { readonly game: number; readonly by: Reporter; readonly winner: GameWinner };
  /**
   * `winner`, here and in a dispute: the winner that the player has read in the report; a report
   * with another one is neither confirmed nor disputed.
   */
  ConfirmGame: {
    readonly game: number;
    readonly by: Reporter;
    readonly winner?: GameWinner | undefined;
  };
  DisputeGame: {
    readonly game: number;
    readonly by: Reporter;
    readonly note: string;
    readonly winner?: GameWinner | undefined;
  };
  ConfirmGameByTimeout: { readonly game: number; readonly reportVersion: number };
  RuleGame: { readonly game: number; readonly winner: GameWinner; readonly note: string };
}
