import type { ScreenChoice, ScreenPosition, ScreenSetup } from '#game';
import type { ThinkingTime } from '#vocabulary';
import type { RecordedOpening } from '../game/facts.js';
import type { Reporter } from '../place.js';
import type { EndOfRound, TableDeck } from './events.js';

/** Where a game stood when something was asked of it: moves made, and how often it had been taken back. */
interface Place {
  readonly game: number;
  readonly at: number;
  readonly takenBack: number;
}

/**
 * What the game's state follows from, and that state where whoever
 * sends the command has it. Without it the game is played again.
 */
interface Standing {
  /** Out of the sealed secrets. */
  readonly seed: string;
  readonly position?: ScreenPosition | undefined;
}

/** `seed` comes out of the sealed secrets. */
export interface TableCommands {
  OpenTable: {
    /** The id of what is played; left out for Star Wars: Unlimited. */
    readonly plays?: string;
    readonly a: TableDeck | ScreenSetup;
    readonly b: TableDeck | ScreenSetup;
    readonly seed: string;
    readonly seedCommitment: string;
    /** Digest of the sources of the rules engine that judges the game. */
    readonly engine: string;
    /**
     * Digest of the cards in these decks as the tournament's
     * bundles have them; left out: as what is in force has them.
     */
    readonly cards?: string;
    /** A judge deals though somebody is still sideboarding. */
    readonly byJudge?: boolean;
    /** Left out where nobody's thinking is timed. */
    readonly thinkingTime?: ThinkingTime | undefined;
    /** The decision of a finished game with which this one begins, and who chose who goes first in it. */
    readonly from?: RecordedOpening | undefined;
    readonly chooser?: Reporter | undefined;
  };
  /**
   * What a player plays the coming game with; that it is made
   * of their registered cards is the caller's to establish.
   */
  ChooseGameDeck: { readonly by: Reporter; readonly game: number; readonly deck: TableDeck };
  PlayMove: Standing & {
    readonly by: Reporter;
    readonly game: number;
    /** What is chosen, in the form of the game; a number: of the options of that position. */
    readonly move: ScreenChoice | number | 'concede';
    /** How often the game had been taken back where the decision was read; 0 where not told. */
    readonly takenBack?: number;
    /** Moves made there, where the choice is a number of an option. */
    readonly at?: number | undefined;
    /** The round's time is over: what becomes of games then; null while it runs. */
    readonly timeIsUp?: EndOfRound | null;
    readonly nonce: string;
  };
  /** The round's time is over, as whoever sends it has established. */
  CallTime: Standing & { readonly rule: EndOfRound; readonly nonce: string };
  /** The player's own last choice, as long as it taught nobody anything and nobody has chosen since. */
  TakeBackMove: Place & Standing & { readonly by: Reporter };
  /** Asks the other player to go back to one's own decision after `to` moves. */
  AskTakeBack: Place & { readonly by: Reporter; readonly to: number };
  /** The answer to that very request; the asker may only withdraw it. */
  AnswerTakeBack: {
    readonly by: Reporter;
    readonly game: number;
    readonly to: number;
    readonly accept: boolean;
  };
  /** A judge goes back to any decision. */
  RewindGame: Place & { readonly to: number; readonly note: string };
  /**
   * The game waits for the other player, and nothing comes: they
   * are told so. `claimable`: nobody is there who could rule.
   */
  WarnSilence: Place &
    Standing & {
      readonly by: Reporter;
      readonly claimable: boolean;
      /** When the game came to stand where it is (ISO 8601); left out where nobody knows. */
      readonly movedAt?: string;
    };
  /** The warned player stayed silent: a judge is asked to rule. */
  AskRuling: { readonly by: Reporter; readonly game: number };
  /** Where nobody can rule, whoever warned may end the wait with the game won. */
  ClaimGame: {
    readonly by: Reporter;
    readonly game: number;
    readonly seed: string;
    readonly nonce: string;
  };
  /**
   * The time of whoever is asked has run out. `by`: null for
   * a judge; `claimable`: nobody is there who could rule.
   */
  CallClock: Standing & {
    readonly by: Reporter | null;
    readonly game: number;
    readonly claimable: boolean;
    readonly nonce: string;
  };
  /** A judge is called or has been there. */
  HoldClock: { readonly stands: boolean };
  /** Offers to end the match as a draw. */
  OfferDraw: { readonly by: Reporter; readonly game: number };
  /** The answer to that offer; whoever made it may only withdraw it. */
  AnswerDraw: {
    readonly by: Reporter;
    readonly game: number;
    readonly accept: boolean;
    readonly seed: string;
    readonly nonce: string;
  };
  /**
   * Something looks wrong at the decision after `at` moves; `engine`
   * is the digest of the rules engine that judges the game now.
   */
  ReportFault: Place & { readonly by: Reporter; readonly words: string; readonly engine: string };
  RuleTable: {
    readonly game: number;
    readonly winner: Reporter | 'draw';
    readonly seed: string;
    readonly nonce: string;
  };
}
