import type { ScreenChoice, ScreenPosition, ScreenSetup } from '#game';
import type { ThinkingTime } from '#vocabulary';
import type { RecordedOpening } from '../game/facts.js';
import type { Reporter } from '../place.js';
import type { EndOfRound, TableDeck } from './events.js';

/**
 * Where the game stood when the sender saw it: the number of moves, and how often it had been taken
 * back.
 */
interface Place {
  readonly game: number;
  readonly at: number;
  readonly takenBack: number;
}

/**
 * What the game's state follows from, and that state if the caller has it; without it the game is
 * replayed.
 */
interface Standing {
  /** From the sealed secrets. */
  readonly seed: string;
  readonly position?: ScreenPosition | undefined;
}

/** `seed` comes from the sealed secrets. */
export interface TableCommands {
  OpenTable: {
    /** The id of the game that is played; omitted: Star Wars: Unlimited. */
    readonly plays?: string;
    readonly a: TableDeck | ScreenSetup;
    readonly b: TableDeck | ScreenSetup;
    readonly seed: string;
    readonly seedCommitment: string;
    /** Digest of the sources of the rules engine that judges the game. */
    readonly engine: string;
    /**
     * Digest of the cards in these decks as the tournament's bundles define them; omitted: as the
     * bundles in force do.
     */
    readonly cards?: string;
    /** A judge deals although a player is still sideboarding. */
    readonly byJudge?: boolean;
    /** Omitted if thinking is not timed. */
    readonly thinkingTime?: ThinkingTime | undefined;
    /**
     * The decision of a finished game at which this one begins, and the side that chose in it who
     * goes first.
     */
    readonly from?: RecordedOpening | undefined;
    readonly chooser?: Reporter | undefined;
  };
  /**
   * The deck that a player uses in the coming game; the caller makes sure that it consists of their
   * registered cards.
   */
  ChooseGameDeck: { readonly by: Reporter; readonly game: number; readonly deck: TableDeck };
  PlayMove: Standing & {
    readonly by: Reporter;
    readonly game: number;
    /** The choice in the form of the game; a number is the index of an option of that position. */
    readonly move: ScreenChoice | number | 'concede';
    /** How often the game had been taken back when the player saw the decision; omitted: 0. */
    readonly takenBack?: number;
    /** The number of moves at that decision, given if the choice is the index of an option. */
    readonly at?: number | undefined;
    /** The round's time is over, and what happens to running games then; null while it runs. */
    readonly timeIsUp?: EndOfRound | null;
    readonly nonce: string;
  };
  /** The round's time is over, as the caller has established. */
  CallTime: Standing & { readonly rule: EndOfRound; readonly nonce: string };
  /**
   * Takes back the player's own last choice, provided it revealed nothing and nobody has chosen
   * since.
   */
  TakeBackMove: Place & Standing & { readonly by: Reporter };
  /** Asks the other player to let the game go back to the asker's own decision after `to` moves. */
  AskTakeBack: Place & { readonly by: Reporter; readonly to: number };
  /** Answers that very request; the player who asked may only withdraw it. */
  AnswerTakeBack: {
    readonly by: Reporter;
    readonly game: number;
    readonly to: number;
    readonly accept: boolean;
  };
  /** A judge takes the game back to any decision. */
  RewindGame: Place & { readonly to: number; readonly note: string };
  /**
   * Warns the other player, who has to move and does not, that they are waited for. `claimable`:
   * nobody is there who could rule.
   */
  WarnSilence: Place &
    Standing & {
      readonly by: Reporter;
      readonly claimable: boolean;
      /** When the current question was put (ISO 8601); omitted if unknown. */
      readonly movedAt?: string;
    };
  /** The warned player did not answer: asks a judge to rule. */
  AskRuling: { readonly by: Reporter; readonly game: number };
  /**
   * The warned player did not answer and nobody can rule: the player who warned claims the game.
   */
  ClaimGame: {
    readonly by: Reporter;
    readonly game: number;
    readonly seed: string;
    readonly nonce: string;
  };
  /**
   * The time of the player to act has run out. `by`: null for a judge. `claimable`: nobody is there
   * who could rule.
   */
  CallClock: Standing & {
    readonly by: Reporter | null;
    readonly game: number;
    readonly claimable: boolean;
    readonly nonce: string;
  };
  /** Stops the clock because a judge is called, or lets it run again afterwards. */
  HoldClock: { readonly stands: boolean };
  /** Offers to end the match as a draw. */
  OfferDraw: { readonly by: Reporter; readonly game: number };
  /** Answers that offer; the player who made it may only withdraw it. */
  AnswerDraw: {
    readonly by: Reporter;
    readonly game: number;
    readonly accept: boolean;
    readonly seed: string;
    readonly nonce: string;
  };
  /**
   * Reports that something looks wrong at the decision after `at` moves; `engine` is the digest of
   * the rules engine that judges the game now.
   */
  ReportFault: Place & { readonly by: Reporter; readonly words: string; readonly engine: string };
  RuleTable: {
    readonly game: number;
    readonly winner: Reporter | 'draw';
    readonly seed: string;
    readonly nonce: string;
  };
}
