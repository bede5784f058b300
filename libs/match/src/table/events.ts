import type { ScreenMove, ScreenSetup } from '#game';
import type { Move, SeatSetup } from '#rules';
import type { ThinkingTime } from '#vocabulary';
import type { RewindCause } from '../game/record.js';
import type { MatchPlace, Reporter } from '../place.js';

/** One side's deck in the form of the engine. */
export type TableDeck = SeatSetup;

/**
 * Why a game ended. `claimed`: by the player who waited in vain; `agreed`: as a draw of the match;
 * `time`: at the end of the round; `clock`: a player ran out of thinking time.
 */
export type CloseCause = 'played' | 'conceded' | 'ruled' | 'claimed' | 'agreed' | 'time' | 'clock';

/**
 * What happens to a running game when the round's time is over. `next-action-phase`: it goes on to
 * the end of the next action phase; less damage on the base wins, else the initiative.
 * `one-more-round`: it goes on for one more round and is then drawn (2024). `draw`: it is drawn at
 * once.
 */
export type EndOfRound = 'next-action-phase' | 'one-more-round' | 'draw';

/**
 * Events of games played on screen. The moves and the seed are the game; everything else can be
 * recomputed from them.
 */
export interface TableEvents {
  /**
   * `seedCommitment` is sha256(nonce:seed). `engine` and `cards` pin what judged the game when it
   * was dealt: digests of the engine's sources and of the cards in this game; in older games,
   * version numbers. `discreet`: the game's questions reveal nothing about hidden cards, as they
   * did in older games.
   */
  TableOpened: MatchPlace & {
    readonly game: number;
    /**
     * The id of the game; omitted: Star Wars: Unlimited. Setups and moves are in the form of that
     * game, and nothing is pinned except the hashes of `MovePlayed`.
     */
    readonly plays?: string;
    readonly a: TableDeck | ScreenSetup;
    readonly b: TableDeck | ScreenSetup;
    readonly seedCommitment: string;
    readonly engine?: string;
    readonly cards?: string;
    readonly discreet?: true;
    /**
     * Who chooses who has the initiative first: after a decided game its loser. In a first game,
     * and in older games, it is decided at random.
     */
    readonly chooser?: Reporter;
    /** Omitted if thinking is not timed. */
    readonly thinkingTime?: ThinkingTime;
    /**
     * The game begins where these moves led in a finished one that was dealt from the same seed:
     * its source (`match/<id>` or `practice/<id>`), its number there, and the hash of the position.
     */
    readonly from?: {
      readonly source: string;
      readonly game: number;
      readonly hash: string;
      readonly moves: readonly Move[];
    };
  };
  /**
   * Between two games: a player's own cards, divided anew between deck and sideboard. If it is
   * chosen again, the last choice counts.
   */
  GameDeckChosen: MatchPlace & {
    readonly game: number;
    readonly by: Reporter;
    readonly deck: TableDeck;
  };
  /**
   * `hash` of the state after the move is recorded at every 20th move and at the last one, so that
   * a replay under a changed engine is detected.
   */
  MovePlayed: MatchPlace & {
    readonly game: number;
    readonly move: Move | ScreenMove;
    readonly hash: string | null;
  };
  /**
   * `by` asks the other player to go back to `by`'s own decision after `to` moves. Any further move
   * ends the request.
   */
  TakeBackAsked: MatchPlace & {
    readonly game: number;
    readonly by: Reporter;
    readonly to: number;
  };
  /** `by` ends the request: the other player refuses, or the asker withdraws it. */
  TakeBackDeclined: MatchPlace & {
    readonly game: number;
    readonly by: Reporter;
  };
  /**
   * The game went back from the decision after `from` moves to the one after `to`. The moves
   * between stay on record but no longer count. `by` is the side that made those moves or asked for
   * it; null for a judge. `note` is the judge's.
   */
  GameRewound: MatchPlace & {
    readonly game: number;
    readonly from: number;
    readonly to: number;
    readonly cause: RewindCause;
    readonly by: Reporter | null;
    readonly note?: string;
  };
  /**
   * How much of both players' reserves is left (ms), who has to act, and since when that player's
   * time runs (ISO 8601); null while the clock stands.
   */
  ClockTurned: MatchPlace & {
    readonly game: number;
    readonly a: number;
    readonly b: number;
    readonly asked: Reporter | null;
    readonly since: string | null;
  };
  /**
   * `by` warned the other player, who has to choose. From `rulingFrom` on `by` may ask for a
   * ruling; if nobody can rule, `by` may claim the game from `claimFrom` on. Any move ends the
   * warning.
   */
  SilenceWarned: MatchPlace & {
    readonly game: number;
    readonly by: Reporter;
    readonly rulingFrom: string | null;
    readonly claimFrom: string | null;
  };
  RulingAsked: MatchPlace & { readonly game: number; readonly by: Reporter };
  /** `by` offers to end the match as a draw. A move of the other player declines the offer. */
  DrawOffered: MatchPlace & { readonly game: number; readonly by: Reporter };
  /** `by` ends the offer: the other player declines, or the player who made it withdraws it. */
  DrawDeclined: MatchPlace & { readonly game: number; readonly by: Reporter };
  /**
   * The round's time is over. `lastRound` is the last round of the running game by that rule; null
   * between games, and if the game ends at once.
   */
  TimeCalled: MatchPlace & {
    readonly game: number;
    readonly rule: EndOfRound;
    readonly lastRound: number | null;
  };
  /**
   * `by` describes what looks wrong at the decision after `at` moves of the game as it stood then.
   * `engine` and `cards`: digests of what judged the game at that moment, which may be newer than
   * what dealt it. `number` counts 1, 2, 3 ... in the match.
   */
  FaultReported: MatchPlace & {
    readonly number: number;
    readonly game: number;
    readonly by: Reporter;
    readonly at: number;
    readonly words: string;
    readonly engine: string;
    readonly cards: string;
  };
  TableClosed: MatchPlace & {
    readonly game: number;
    readonly winner: Reporter | 'draw';
    /**
     * The points of both sides, if they make the score of the match and the game was played out.
     */
    readonly points?: readonly [number, number];
    readonly cause: CloseCause;
    readonly seed: string;
    readonly nonce: string;
  };
}
