import type { ScreenMove, ScreenSetup } from '#game';
import type { ThinkingTime } from '#vocabulary';
import type { DescribedFirstGame } from '../../lessons/prepared.js';

/**
 * Facts of the stream `practice-<id>` where the game describes
 * its board itself. The person sits in seat 0, bots in the others.
 */
export interface GamePracticeEvents {
  /** `owner` is whose game it is: `account:<id>` or `visitor:<id>`. */
  GamePracticeStarted: {
    readonly practiceId: string;
    readonly owner: string;
    readonly game: string;
    /** What each brings, in the form of the game's engine, and what that is called. */
    readonly setups: readonly ScreenSetup[];
    readonly names: readonly string[];
    /** So many sides, where there are more than two seats. */
    readonly sides?: number;
    readonly seedCommitment: string;
    /** How long the person may think; left out where they think as long as they like. */
    readonly thinkingTime?: ThinkingTime;
    /** The deal is a known one, and the game shows a newcomer what to choose. */
    readonly prepared?: DescribedFirstGame;
  };
  /**
   * The person's move and every answer of the bot until the
   * person decides again, and the hash of the game after them.
   */
  GamePracticeMoved: {
    readonly practiceId: string;
    readonly moves: readonly ScreenMove[];
    readonly hash: string;
  };
  /**
   * Back to the person's own decision after `to` moves. What
   * was played since stays on record and counts no more.
   */
  GamePracticeRewound: { readonly practiceId: string; readonly to: number };
  GamePracticeEnded: {
    readonly practiceId: string;
    readonly winner: 'person' | 'bot' | 'draw';
    /** The seats of the side that won, where there are sides. */
    readonly winners?: readonly number[];
    /** The person had no time left. */
    readonly cause?: 'clock';
    readonly seed: string;
    readonly nonce: string;
  };
}
