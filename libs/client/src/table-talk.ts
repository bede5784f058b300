import type { GameScore } from '#contracts';
import type { Chance } from './chance.js';

/**
 * The distribution of results in matches between bots, similar to paper events, including draws by
 * time.
 */
const endings: readonly {
  readonly weight: number;
  readonly winner: number;
  readonly loser: number;
  readonly drawn: number;
}[] = [
  { weight: 0.54, winner: 2, loser: 0, drawn: 0 },
  { weight: 0.38, winner: 2, loser: 1, drawn: 0 },
  { weight: 0.03, winner: 1, loser: 0, drawn: 0 },
  { weight: 0.05, winner: 1, loser: 1, drawn: 1 },
];

/** A random score on which two players could agree; `decisive`: no draws. */
export const playedScore = (
  chance: Chance,
  { bestOf, decisive }: { bestOf: 1 | 3; decisive: boolean },
): GameScore => {
  const firstWins = chance.happens(0.5);
  const draw = chance.next();
  if (bestOf === 1) return firstWins ? { a: 1, b: 0, drawn: 0 } : { a: 0, b: 1, drawn: 0 };
  const possible = decisive ? endings.filter((ending) => ending.winner === 2) : endings;
  const total = possible.reduce((sum, ending) => sum + ending.weight, 0);
  let left = draw * total;
  const ending = possible.find((candidate) => (left -= candidate.weight) < 0) ?? possible[0]!;
  return firstWins
    ? { a: ending.winner, b: ending.loser, drawn: ending.drawn }
    : { a: ending.loser, b: ending.winner, drawn: ending.drawn };
};

/** The score that the other side claims in a dispute: the same games, won by the other. */
export const opposite = (score: GameScore): GameScore => ({
  a: score.b,
  b: score.a,
  drawn: score.drawn,
});
