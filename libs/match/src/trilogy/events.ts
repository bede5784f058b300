import type { MatchPlace, Reporter } from '../place.js';

/**
 * The public part of a deck before a Trilogy match: its leader and its base, as card ids (CR
 * 9.3.3A).
 */
export interface DeckFace {
  readonly leader: string;
  readonly base: string;
}

/** Which of a player's three decks, in the order presented. */
export type DeckIndex = 0 | 1 | 2;
export type GameWinner = Reporter | 'draw';

/** A revealed choice, which anyone can check against its commitment, sha256(nonce:choice). */
export interface OpenedChoice {
  readonly choice: DeckIndex;
  readonly nonce: string;
}

/** A side's deck for a game: chosen and revealed, or forced because only one is left. */
export type DeckForGame = OpenedChoice | { readonly choice: DeckIndex; readonly nonce: null };

/**
 * What the time to ban waits for. `table`: both players at the table, at the latest the round's
 * clock; `round`: only that clock.
 */
export type BanClockWait = 'table' | 'round';
/**
 * Why the time to ban started: both players sit at the table, the round's clock was started, or a
 * judge started it.
 */
export type BanClockReason = 'both-here' | 'round' | 'judge';

/**
 * Events of a Trilogy match, in addition to those of every match. `chooseBy` (ISO 8601) is when a
 * default is chosen for a player who has not chosen; null: never.
 */
export interface TrilogyEvents {
  DecksPresented: MatchPlace & {
    readonly a: readonly DeckFace[];
    readonly b: readonly DeckFace[];
    readonly banSeconds: number;
    readonly pickSeconds: number;
    /** Also null if `waitsFor` says what the time waits for. */
    readonly chooseBy: string | null;
    readonly waitsFor?: BanClockWait;
  };
  PlayerSatDown: MatchPlace & { readonly by: Reporter };
  BanClockStarted: MatchPlace & {
    readonly because: BanClockReason;
    readonly chooseBy: string | null;
  };
  /** `byClock`: the time ran out and the documented default was sealed for the player. */
  BanSealed: MatchPlace & {
    readonly by: Reporter;
    readonly commitment: string;
    readonly byClock: boolean;
  };
  /** Each side's choice names a deck of the other. */
  BansRevealed: MatchPlace & {
    readonly a: OpenedChoice;
    readonly b: OpenedChoice;
    readonly chooseBy: string | null;
  };
  DeckSealed: MatchPlace & {
    readonly by: Reporter;
    readonly game: number;
    readonly commitment: string;
    readonly byClock: boolean;
  };
  DecksRevealed: MatchPlace & {
    readonly game: number;
    readonly a: DeckForGame;
    readonly b: DeckForGame;
  };
  GameStarted: MatchPlace & { readonly game: number; readonly a: DeckIndex; readonly b: DeckIndex };
  GameReported: MatchPlace & {
    readonly game: number;
    readonly by: Reporter;
    readonly winner: GameWinner;
    readonly confirmBy: string | null;
  };
  GameDisputed: MatchPlace & {
    readonly game: number;
    readonly by: Reporter;
    readonly note: string;
  };
  GameRuled: MatchPlace & {
    readonly game: number;
    readonly winner: GameWinner;
    readonly note: string;
  };
  /** `chooseBy` belongs to the choice that follows, if there is one. */
  GameEnded: MatchPlace & {
    readonly game: number;
    readonly winner: GameWinner;
    readonly chooseBy: string | null;
  };
}
