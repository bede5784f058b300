import type { ScreenMove, ScreenSetup } from '#game';
import type { ThinkingTime } from '#vocabulary';
import type { DescribedFirstGame } from '../../lessons/prepared.js';

/**
 * Events of the stream `practice-<id>` if the game describes its board itself. The person sits in
 * seat 0, bots in the others.
 */
export interface GamePracticeEvents {
  /** `owner`: whose game it is, `account:<id>` or `visitor:<id>`. */
  GamePracticeStarted: {
    readonly practiceId: string;
    readonly owner: string;
    readonly game: string;
    /** What each player brings, in the form of the game's engine, and its name for readers. */
    readonly setups: readonly ScreenSetup[];
    readonly names: readonly string[];
    /** The number of sides, if there are more than two seats. */
    readonly sides?: number;
    readonly seedCommitment: string;
    /** The person's thinking time; omitted if unlimited. */
    readonly thinkingTime?: ThinkingTime;
    /** The deal is a fixed one, and the game shows a newcomer what to choose. */
    readonly prepared?: DescribedFirstGame;
  };
  /**
   * The person's move and every answer of the bots until the person decides again, with the hash of
   * the game after them.
   */
  GamePracticeMoved: {
    readonly practiceId: string;
    readonly moves: readonly ScreenMove[];
    readonly hash: string;
  };
  /**
   * The game went back to the person's own decision after `to` moves. The moves taken back stay on
   * record but no longer count.
   */
  GamePracticeRewound: { readonly practiceId: string; readonly to: number };
  GamePracticeEnded: {
    readonly practiceId: string;
    readonly winner: 'person' | 'bot' | 'draw';
    /** The seats of the side that won, at a table of sides. */
    readonly winners?: readonly number[];
    /** The person had no time left. */
    readonly cause?: 'clock';
    readonly seed: string;
    readonly nonce: string;
  };
}
