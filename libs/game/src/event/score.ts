/** The winner of a match, or a draw. `double-loss`: staff have ruled it lost for both. */
export type Outcome = 'a' | 'b' | 'draw' | 'double-loss';

/**
 * The result of a match: games won by the first player, games won by the second and drawn games; in
 * a game scored by points, the points of both. `winner` is named if the numbers do not decide it:
 * always in a match scored by points.
 */
export interface GameScore {
  readonly a: number;
  readonly b: number;
  readonly drawn: number;
  readonly winner?: Outcome;
  /**
   * In a match between teams: the outcomes at seats A, B and C; `a`, `b` and `drawn` count them.
   */
  readonly seats?: readonly SeatOutcome[];
}

/** How the match at one seat of two teams ended. */
type SeatOutcome = 'a' | 'b' | 'draw';

/** How a match is scored: by games, or by points with the winner named separately. */
export type MatchShape =
  /**
   * `seats`: the match is between two teams, each game is the match at one seat, and all of them
   * are played.
   */
  | { readonly kind: 'games'; readonly bestOf: 1 | 3; readonly seats?: number }
  /** `most`: the maximum that one side can score. */
  | { readonly kind: 'points'; readonly most: number };

/**
 * The outcome of a match with this score. Without a named winner the side with more games wins;
 * 0-0-0 is a double loss.
 */
export const outcomeOf = ({ a, b, drawn, winner }: GameScore): Outcome => {
  if (winner !== undefined) return winner;
  if (a === b) return a + b + drawn === 0 ? 'double-loss' : 'draw';
  return a > b ? 'a' : 'b';
};

/** The side that won; null for a draw or a double loss. */
export const winnerOf = (score: GameScore): 'a' | 'b' | null => {
  const outcome = outcomeOf(score);
  return outcome === 'a' || outcome === 'b' ? outcome : null;
};

/** Whether staff have ruled the match lost for both. */
export const isDoubleLoss = (score: GameScore): boolean => outcomeOf(score) === 'double-loss';

/** The score that records an agreed draw: three drawn games. */
export const agreedDraw: GameScore = { a: 0, b: 0, drawn: 3 };
export const isAgreedDraw = ({ a, b, drawn }: GameScore): boolean =>
  a === 0 && b === 0 && drawn === 3;

export const sameScore = (one: GameScore, other: GameScore): boolean =>
  one.a === other.a &&
  one.b === other.b &&
  one.drawn === other.drawn &&
  outcomeOf(one) === outcomeOf(other);

const turned = { a: 'b', b: 'a', draw: 'draw', 'double-loss': 'double-loss' } as const;

/** The same result from the other side's point of view. */
export const turnedScore = ({ a, b, drawn, winner, seats }: GameScore): GameScore => ({
  a: b,
  b: a,
  drawn,
  ...(winner === undefined ? {} : { winner: turned[winner] }),
  ...(seats === undefined ? {} : { seats: seats.map((seat) => turned[seat]) }),
});

export type ScoreFault =
  | 'score-too-many-wins'
  | 'score-too-many-games'
  | 'score-unfinished'
  | 'draw-not-allowed'
  | 'score-too-many-points'
  | 'winner-missing'
  | 'winner-not-named'
  | 'seats-open'
  | 'seats-contradict';

const gamesFault = (
  { a, b, drawn, winner, seats }: GameScore,
  bestOf: 1 | 3,
  drawsAllowed: boolean,
): ScoreFault | null => {
  const needed = bestOf === 3 ? 2 : 1;
  // The winner follows from the games: a name stored beside them could only contradict them.
  if (winner !== undefined) return 'winner-not-named';
  if (seats !== undefined) return 'seats-contradict';
  if (a > needed || b > needed || (a === needed && b === needed)) return 'score-too-many-wins';
  // Drawn games are replayed within the time limit, so more than three games are possible; three
  // draws record an agreed draw.
  if (drawn > 3) return 'score-too-many-games';
  if (a + b + drawn === 0) return 'score-unfinished';
  if (!drawsAllowed && a === b) return 'draw-not-allowed';
  return null;
};

/** Each seat of a team plays one match, so the score must count every seat once. */
const seatsFault = (
  { a, b, drawn, winner, seats }: GameScore,
  count: number,
  drawsAllowed: boolean,
): ScoreFault | null => {
  if (winner !== undefined) return 'winner-not-named';
  if (a + b + drawn < count) return 'seats-open';
  if (a + b + drawn > count) return 'score-too-many-games';
  if (!drawsAllowed && a === b) return 'draw-not-allowed';
  const won = (who: SeatOutcome): number => seats?.filter((seat) => seat === who).length ?? 0;
  return seats && (won('a') !== a || won('b') !== b || seats.length !== count)
    ? 'seats-contradict'
    : null;
};

const pointsFault = (
  { a, b, drawn, winner, seats }: GameScore,
  most: number,
  drawsAllowed: boolean,
): ScoreFault | null => {
  if (seats !== undefined) return 'seats-contradict';
  if (a > most || b > most) return 'score-too-many-points';
  if (drawn > 0) return 'score-too-many-games';
  if (winner === undefined || winner === 'double-loss') return 'winner-missing';
  if (winner === 'draw' && !drawsAllowed) return 'draw-not-allowed';
  return null;
};

/**
 * Returns what is wrong with a score, or null. Unfinished matches by games are legal (time ran out:
 * 1-0, 1-1-1, 0-0-1, or a draw agreed before play: 0-0-3) unless the match must have a winner. In a
 * match by points the winner may have fewer points: a tie is broken by the game's own rules, and a
 * concession leaves the points as they were.
 */
export const scoreFault = (
  score: GameScore,
  shape: MatchShape,
  drawsAllowed: boolean,
): ScoreFault | null =>
  shape.kind === 'points'
    ? pointsFault(score, shape.most, drawsAllowed)
    : shape.seats === undefined
      ? gamesFault(score, shape.bestOf, drawsAllowed)
      : seatsFault(score, shape.seats, drawsAllowed);
