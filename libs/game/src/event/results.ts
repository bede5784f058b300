import { outcomeOf, type GameScore, type Outcome } from './score.js';

/** One result as the standings count it. Rounds are 1-based. */
export type RoundResult =
  | {
      readonly kind: 'match';
      readonly round: number;
      readonly a: string;
      readonly b: string;
      /**
       * Games won by a, games won by b and drawn games (`0-0-3` is a draw agreed before play); in a
       * match scored by points, the points of a, the points of b and 0.
       */
      readonly games: readonly [number, number, number];
      /**
       * Given only if the numbers alone do not decide the outcome; otherwise the side with more
       * games wins.
       */
      readonly outcome?: Outcome;
    }
  | { readonly kind: 'bye'; readonly round: number; readonly player: string }
  /** A place at a multiplayer table of three or four (CR 12). */
  | {
      readonly kind: 'place';
      readonly round: number;
      readonly player: string;
      /** 1-based; players who share a place have the same number. */
      readonly place: number;
      /** Whether this player alone holds the first place. */
      readonly won: boolean;
      readonly points: number;
      readonly opponents: readonly string[];
    }
  /**
   * A loss without an opponent: a missed round, or a no-show who was not paired. It counts as 0-2
   * unless games are given.
   */
  | {
      readonly kind: 'loss';
      readonly round: number;
      readonly player: string;
      readonly games?: readonly [number, number, number];
    };

export type PlayedResult = Extract<RoundResult, { kind: 'match' }>;

/** The result of a match from its final score. */
export const playedMatch = (
  round: number,
  { a, b }: { readonly a: string; readonly b: string },
  score: GameScore,
): PlayedResult => ({
  kind: 'match',
  round,
  a,
  b,
  games: [score.a, score.b, score.drawn],
  outcome: outcomeOf(score),
});

/**
 * The outcome of a result. Without a named outcome the side with more games wins; equal games are a
 * draw.
 */
export const outcomeOfResult = ({ games: [a, b], outcome }: PlayedResult): Outcome =>
  outcome ?? (a > b ? 'a' : b > a ? 'b' : 'draw');

/** The outcome for one side; a double loss is a loss for both. */
export const outcomeFor = (result: PlayedResult, side: 'a' | 'b'): 'win' | 'draw' | 'loss' => {
  const outcome = outcomeOfResult(result);
  if (outcome === 'draw') return 'draw';
  return outcome === side ? 'win' : 'loss';
};
