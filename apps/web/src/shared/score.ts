import type { GameScore } from '#contracts';

/** 2-1, or 1-1-1 when games were drawn; read from the first side. */
export const scoreText = (score: GameScore): string =>
  score.drawn > 0 ? `${score.a}-${score.b}-${score.drawn}` : `${score.a}-${score.b}`;

export const flipped = (score: GameScore): GameScore => ({
  a: score.b,
  b: score.a,
  drawn: score.drawn,
});

export const sameScore = (one: GameScore, other: GameScore): boolean =>
  one.a === other.a && one.b === other.b && one.drawn === other.drawn;

/** A ruling that both have lost. */
export const isDoubleLoss = (score: GameScore): boolean => score.a + score.b + score.drawn === 0;

export const outcome = (score: GameScore): 'won' | 'lost' | 'drawn' =>
  score.a > score.b ? 'won' : score.a < score.b ? 'lost' : 'drawn';

const score = (a: number, b: number, drawn = 0): GameScore => ({ a, b, drawn });

/** The results offered as buttons: the usual ones at once, the rest (time ran out, draws) on demand. The server decides what is allowed. */
export const offeredScores = (
  bestOf: 1 | 3,
): { usual: readonly GameScore[]; rare: readonly GameScore[] } =>
  bestOf === 1
    ? { usual: [score(1, 0), score(0, 1)], rare: [score(0, 0, 1)] }
    : {
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
      };

/**
 * What a scorekeeper types: table and result in one line, `12 2-1`, `12 21`, `12 1-1-1`, `12 1 1 1`.
 * The result reads from the player printed first.
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
