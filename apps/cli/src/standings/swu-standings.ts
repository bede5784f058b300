import { rankWithPlayoff, toDecimal, type RoundResult } from '#game';
import { standings } from '#games';
import type { Fields } from './reading.js';
import { readSwuResults, type SwuResults } from './swu-results-file.js';

/** A row; the three percentages are 0 to 1 with 8 decimals. */
export type SwuRow = Readonly<{
  rank: number;
  player: string;
  points: number;
  omwp: number;
  gwp: number;
  ogwp: number;
}>;

/**
 * Players without a result in the last Swiss round; a file contains no other information about
 * drops.
 */
const droppedIn = ({ players, results, policy, rounds }: SwuResults): string[] => {
  const lastSwissRound = Math.min(policy.swissRounds, rounds);
  const still = new Set(
    results
      .filter(({ round }) => round === lastSwissRound)
      .flatMap((result) => (result.kind === 'match' ? [result.a, result.b] : [result.player])),
  );
  return players.filter((player) => !still.has(player));
};

/**
 * The rows of a results file of Star Wars: Unlimited: Swiss results only; the playoff, if any,
 * affects the ranking.
 */
export const swuStandings = (json: Fields): readonly SwuRow[] => {
  const file = readSwuResults(json);
  const { players, results, policy } = file;
  const isPlayoff = ({ round }: RoundResult) => round > policy.swissRounds;
  const rows = standings({
    players,
    results,
    policy,
    seed: 'standings of a results file',
    dropped: droppedIn(file),
  });
  return rankWithPlayoff(rows, results.filter(isPlayoff)).map(
    ({ rank, player, points, values: { omw, gw, ogw } }) => ({
      rank,
      player,
      points,
      omwp: Number(toDecimal(omw)),
      gwp: Number(toDecimal(gw)),
      ogwp: Number(toDecimal(ogw)),
    }),
  );
};
