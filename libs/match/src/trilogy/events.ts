import type { MatchPlace, Reporter } from '../place.js';

/** What is shown of a deck before a Trilogy match: its leader and its base, as card ids (CR 9.3.3A). */
export interface DeckFace {
  readonly leader: string;
  readonly base: string;
}

/** Which of a player's three decks, in the order presented. */
export type DeckIndex = 0 | 1 | 2;
export type GameWinner = Reporter | 'draw';

/** A choice that has been opened: anyone can check it against its commitment, sha256(nonce:choice). */
export interface OpenedChoice {
  readonly choice: DeckIndex;
  readonly nonce: string;
}

/** A side's deck for a game: chosen and opened, or forced because only one is left. */
export type DeckForGame = OpenedChoice | { readonly choice: DeckIndex; readonly nonce: null };

/**
 * What the time to ban waits for: both players at the table,
 * at the latest the round's clock; or that clock alone.
 */
export type BanClockWait = 'table' | 'round';
/** Why the time to ban runs: both sit at the table, the round's clock was started, or a judge said so. */
export type BanClockReason = 'both-here' | 'round' | 'judge';

/**
 * Facts of a Trilogy match beside those of every match. `chooseBy` (ISO
 * 8601) is when the clock chooses for whoever has not; null never.
 */
export interface TrilogyEvents {
  DecksPresented: MatchPlace & {
    readonly a: readonly DeckFace[];
    readonly b: readonly DeckFace[];
    readonly banSeconds: number;
    readonly pickSeconds: number;
    /** Null as well where `waitsFor` says what the time waits for. */
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
  /** `chooseBy` belongs to the choice that follows, if one does. */
  GameEnded: MatchPlace & {
    readonly game: number;
    readonly winner: GameWinner;
    readonly chooseBy: string | null;
  };
}
