import { outcomeOf, type GameScore, type Outcome } from './score.js';

/** One result as the standings see it. Rounds count from 1. */
export type RoundResult =
  | {
      readonly kind: 'match';
      readonly round: number;
      readonly a: string;
      readonly b: string;
      /**
       * Games won by a, won by b, drawn (`0-0-3` is a draw
       * agreed before play); or the points of a and b, and 0.
       */
      readonly games: readonly [number, number, number];
      /** Given where the numbers alone do not tell the outcome; else more games won is the win. */
      readonly outcome?: Outcome;
    }
  | { readonly kind: 'bye'; readonly round: number; readonly player: string }
  /** A place at a table of three or four, everyone for themselves (CR 12). */
  | {
      readonly kind: 'place';
      readonly round: number;
      readonly player: string;
      /** From 1; players who share a place have the same. */
      readonly place: number;
      /** Whether the first place is theirs alone. */
      readonly won: boolean;
      readonly points: number;
      readonly opponents: readonly string[];
    }
  /**
   * A loss without an opponent: a missed round, or a no-show that
   * nobody was paired against. It counts 0-2 unless games are given.
   */
  | {
      readonly kind: 'loss';
      readonly round: number;
      readonly player: string;
      readonly games?: readonly [number, number, number];
    };

export type PlayedResult = Extract<RoundResult, { kind: 'match' }>;

/** A match with the score it ended with. */
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

/** Who takes a result; without a named outcome the one with more games, else it is drawn. */
export const outcomeOfResult = ({ games: [a, b], outcome }: PlayedResult): Outcome =>
  outcome ?? (a > b ? 'a' : b > a ? 'b' : 'draw');

/** What one side takes from a match; a double loss is a loss for both. */
export const outcomeFor = (result: PlayedResult, side: 'a' | 'b'): 'win' | 'draw' | 'loss' => {
  const outcome = outcomeOfResult(result);
  if (outcome === 'draw') return 'draw';
  return outcome === side ? 'win' : 'loss';
};
