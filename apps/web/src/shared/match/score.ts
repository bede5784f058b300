import type { GameScore } from '#contracts';

/** The score as text, read from the first side: 2-1, or 1-1-1 if games were drawn. */
export const scoreText = (score: GameScore): string =>
  score.drawn > 0 ? `${score.a}-${score.b}-${score.drawn}` : `${score.a}-${score.b}`;

/** Whether two results are equal, including the named winner. */
export const isSameScore = (one: GameScore, other: GameScore): boolean =>
  scoreText(one) === scoreText(other) && one.winner === other.winner;

const turned = { a: 'b', b: 'a', draw: 'draw', 'double-loss': 'double-loss' } as const;

export const flipScore = ({ a, b, drawn, winner }: GameScore): GameScore => ({
  a: b,
  b: a,
  drawn,
  ...(winner === undefined ? {} : { winner: turned[winner] }),
});

/** Whether a ruling gave both sides a loss. */
export const isDoubleLoss = ({ a, b, drawn, winner }: GameScore): boolean =>
  winner === undefined ? a + b + drawn === 0 : winner === 'double-loss';

/** The outcome for the first side; `winner` decides if the numbers do not. */
export const outcome = ({ a, b, winner }: GameScore): 'won' | 'lost' | 'drawn' => {
  if (winner === 'a' || winner === 'b') return winner === 'a' ? 'won' : 'lost';
  if (winner !== undefined) return 'drawn';
  return a > b ? 'won' : a < b ? 'lost' : 'drawn';
};

/** A result by points: more points win unless another winner is named. */
export const pointsScore = (a: number, b: number, named?: GameScore['winner']): GameScore => ({
  a,
  b,
  drawn: 0,
  winner: named ?? (a > b ? 'a' : b > a ? 'b' : 'draw'),
});

const score = (a: number, b: number, drawn = 0): GameScore => ({ a, b, drawn });

interface Offered {
  readonly usual: readonly GameScore[];
  readonly rare: readonly GameScore[];
}

const offers: Record<'teams' | 'one' | 'three', Offered> = {
  teams: {
    usual: [score(3, 0), score(2, 1), score(1, 2), score(0, 3)],
    rare: [
      score(1, 1, 1),
      score(2, 0, 1),
      score(0, 2, 1),
      score(1, 0, 2),
      score(0, 1, 2),
      score(0, 0, 3),
    ],
  },
  one: { usual: [score(1, 0), score(0, 1)], rare: [score(0, 0, 1)] },
  three: {
    usual: [score(2, 0), score(2, 1), score(1, 2), score(0, 2)],
    rare: [
      score(1, 1),
      score(1, 1, 1),
      score(1, 0),
      score(0, 1),
      score(1, 0, 1),
      score(0, 1, 1),
      score(0, 0, 1),
      score(0, 0, 3),
    ],
  },
};

/**
 * The results offered as buttons: the usual ones first, the rest (time ran out, draws) on demand;
 * no draws if they are not allowed.
 */
export const offeredScores = (
  bestOf: 1 | 3,
  {
    seats,
    drawsAllowed = true,
  }: { readonly seats?: number | undefined; readonly drawsAllowed?: boolean } = {},
): Offered => {
  const { usual, rare } = offers[seats !== undefined ? 'teams' : bestOf === 1 ? 'one' : 'three'];
  return {
    usual,
    rare: drawsAllowed ? rare : rare.filter((each) => outcome(each) !== 'drawn'),
  };
};

const winners = { '1': 'a', '2': 'b', '=': 'draw' } as const;

/**
 * Parses a scorekeeper's entry in an event by points: `12 145-55`. The winner follows if the points
 * do not decide: `12 80-80 2`.
 */
export const parsePointsEntry = (text: string): { table: number; score: GameScore } | null => {
  const match = /^\s*(\d{1,4})\s*[\s:,;.=]\s*(\d{1,4})\s*[-: ]\s*(\d{1,4})(?:\s+([12=]))?\s*$/.exec(
    text,
  );
  if (match === null) return null;
  const named = match[4] as keyof typeof winners | undefined;
  const winner = named === undefined ? undefined : winners[named];
  return {
    table: Number(match[1]),
    score: pointsScore(Number(match[2]), Number(match[3]), winner),
  };
};

/**
 * Parses a scorekeeper's entry, table and result in one line: `12 2-1`, `12 21`, `12 1-1-1`, `12 1
 * 1 1`. The result is read from the player printed first.
 */
export const parseEntry = (text: string): { table: number; score: GameScore } | null => {
  const match =
    /^\s*(\d{1,4})\s*(?:[\s:,;.=])\s*([0-3])\s*[-: ]?\s*([0-3])(?:\s*[-: ]?\s*(\d))?\s*$/.exec(
      text,
    );
  if (match === null) return null;
  return {
    table: Number(match[1]),
    score: score(Number(match[2]), Number(match[3]), Number(match[4] ?? 0)),
  };
};

/**
 * Parses a scorekeeper's entry for a table of three or four: its number and the places in the order
 * of the seats, `3 2-1-3` or `3 213`.
 */
export const parsePlacesEntry = (text: string): { table: number; places: number[] } | null => {
  const match = /^\s*(\d{1,4})\s*[\s:,;.=]\s*([1-4](?:\s*[-, ]?\s*[1-4]){2,3})\s*$/.exec(text);
  if (match === null) return null;
  return { table: Number(match[1]), places: [...(match[2] ?? '').replace(/\D/g, '')].map(Number) };
};
