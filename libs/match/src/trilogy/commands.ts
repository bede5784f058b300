import type { Reporter } from '../place.js';
import type { BanClockReason, BanClockWait, DeckFace, DeckIndex, GameWinner } from './events.js';

/** A choice taken out of the sealed table; `commitment` is recomputed from it by whoever opens it. */
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
     * What the time to ban waits for: that both sit at the table, or the round's clock. Absent: for nothing.
     */
    readonly waitsFor?: BanClockWait;
  };
  /** A player says that they sit at the table. */
  SitDown: { readonly by: Reporter };
  StartBanClock: { readonly because: Exclude<BanClockReason, 'both-here'> };
  /**
   * `byClock`: the default is sealed for a player who has not spoken;
   * before the time is over only with `early`, which is a judge's word.
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
  /** Only those who had a choice are opened. */
  RevealDecks: { readonly game: number; readonly a: Opened | null; readonly b: Opened | null };
  ReportGame: { readonly game: number; readonly by: Reporter; readonly winner: GameWinner };
  /**
   * `winner`, here and in a dispute: what the player has read of
   * the report; another one is neither confirmed nor disputed.
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
