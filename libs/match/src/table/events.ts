import type { ScreenMove, ScreenSetup } from '#game';
import type { Move, SeatSetup } from '#rules';
import type { ThinkingTime } from '#vocabulary';
import type { RewindCause } from '../game/record.js';
import type { MatchPlace, Reporter } from '../place.js';

/** One side's deck as the engine takes it. */
export type TableDeck = SeatSetup;

/**
 * Why a game ended: `claimed` by the player who waited in vain,
 * `agreed` as a draw of the match, `time` at the end of the round, `clock` as one player's time had run out.
 */
export type CloseCause = 'played' | 'conceded' | 'ruled' | 'claimed' | 'agreed' | 'time' | 'clock';

/**
 * What becomes of a game when the round's time is over: it goes on to the end of
 * the next action phase, and less damage on the base wins it, else the initiative;
 * or for one more round, and is drawn then (2024); or is drawn at once.
 */
export type EndOfRound = 'next-action-phase' | 'one-more-round' | 'draw';

/**
 * Facts of a game played on screen. The moves and the seed
 * are the game; everything else can be recomputed from them.
 */
export interface TableEvents {
  /**
   * `seedCommitment` is sha256(nonce:seed). `engine` and `cards` pin what judged the
   * game as it was dealt: digests of the engine's sources and of the cards in this
   * game; in games dealt before there were digests, version numbers. `discreet`: its
   * questions tell nothing of hidden cards, which they did in games dealt before.
   */
  TableOpened: MatchPlace & {
    readonly game: number;
    /**
     * The id of what is played; left out for Star Wars: Unlimited. What the players bring, and
     * the moves, are in the form of that game, and nothing is pinned but the hashes of `MovePlayed`.
     */
    readonly plays?: string;
    readonly a: TableDeck | ScreenSetup;
    readonly b: TableDeck | ScreenSetup;
    readonly seedCommitment: string;
    readonly engine?: string;
    readonly cards?: string;
    readonly discreet?: true;
    /**
     * Who says who has the initiative first: after a lost game its
     * loser. In a first game, and in games dealt before, chance says so.
     */
    readonly chooser?: Reporter;
    /** Left out where nobody's thinking is timed. */
    readonly thinkingTime?: ThinkingTime;
    /**
     * The game begins where these moves led in a finished one, dealt from the same seed: in which
     * one (`match/<id>` or `practice/<id>` and its number there), and the hash of the position.
     */
    readonly from?: {
      readonly source: string;
      readonly game: number;
      readonly hash: string;
      readonly moves: readonly Move[];
    };
  };
  /**
   * Between two games: a player's own cards, divided anew between
   * deck and sideboard; said again, the last word counts.
   */
  GameDeckChosen: MatchPlace & {
    readonly game: number;
    readonly by: Reporter;
    readonly deck: TableDeck;
  };
  /**
   * `hash` of the state after the move stands at every 20th move and
   * at the last, so that a replay under a changed engine is noticed.
   */
  MovePlayed: MatchPlace & {
    readonly game: number;
    readonly move: Move | ScreenMove;
    readonly hash: string | null;
  };
  /**
   * `by` asks the other player to go back to the decision after so
   * many moves, which was theirs. Any further move ends the request.
   */
  TakeBackAsked: MatchPlace & {
    readonly game: number;
    readonly by: Reporter;
    readonly to: number;
  };
  /** `by` does not want to: the other player's no, or the asker's own change of mind. */
  TakeBackDeclined: MatchPlace & {
    readonly game: number;
    readonly by: Reporter;
  };
  /**
   * The game went back from the decision after `from` moves to the one after
   * `to`. The moves between stay on record and count no more. `by` is who chose
   * those moves or asked for it; null for a judge. `note` is the judge's.
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
   * What is left of both players' reserves (ms), whom the game asks, and since
   * when that one's time runs (ISO 8601); null while the clock stands.
   */
  ClockTurned: MatchPlace & {
    readonly game: number;
    readonly a: number;
    readonly b: number;
    readonly asked: Reporter | null;
    readonly since: string | null;
  };
  /**
   * `by` waits for the other player's choice and said so. From `rulingFrom` on they may ask
   * for a ruling; where nobody can rule, from `claimFrom` on claim the game. Any move ends it.
   */
  SilenceWarned: MatchPlace & {
    readonly game: number;
    readonly by: Reporter;
    readonly rulingFrom: string | null;
    readonly claimFrom: string | null;
  };
  RulingAsked: MatchPlace & { readonly game: number; readonly by: Reporter };
  /** `by` offers to end the match as a draw. A move of the other player is a no. */
  DrawOffered: MatchPlace & { readonly game: number; readonly by: Reporter };
  /** `by` does not want to: the other player's no, or a change of mind. */
  DrawDeclined: MatchPlace & { readonly game: number; readonly by: Reporter };
  /**
   * The round's time is over. `lastRound` is the game's last round by
   * that rule; null between games, and where the game ends at once.
   */
  TimeCalled: MatchPlace & {
    readonly game: number;
    readonly rule: EndOfRound;
    readonly lastRound: number | null;
  };
  /**
   * `by` says in words what looks wrong at the decision after `at` moves of the game
   * as it stood then. `engine` and `cards`: digests of what judged the game at that
   * moment, which may be newer than what dealt it. `number`: 1, 2, 3 ... in the match.
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
    /** Those of both, where they make the score of the match and the game has told them. */
    readonly points?: readonly [number, number];
    readonly cause: CloseCause;
    readonly seed: string;
    readonly nonce: string;
  };
}
