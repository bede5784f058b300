import type { RoundResult } from './results.js';
import type { StandingRow } from './standings.js';

interface Run {
  /** The round of the first loss; later is better, none best of all. */
  outIn: number;
  /** Wins after the first loss, as in a match for third place. */
  consolation: number;
}

const wins = (result: RoundResult): readonly [player: string, won: boolean][] => {
  if (result.kind !== 'match') return [[result.player, result.kind === 'bye']];
  const { a, b, games, outcome } = result;
  const winner = outcome ?? (games[0] > games[1] ? 'a' : games[1] > games[0] ? 'b' : 'draw');
  return [[a, winner === 'a'], [b, winner === 'b']];
};

/**
 * The final ranking after a single elimination: everyone who played in it first, by how long he stayed unbeaten, then by a match for
 * third place, then by the Swiss rank; everyone else behind in Swiss order. Only the ranks change: the rows stay those of the Swiss rounds.
 */
export const rankWithPlayoff = (rows: readonly StandingRow[], playoff: readonly RoundResult[]): StandingRow[] => {
  const runs = new Map<string, Run>();
  for (const result of [...playoff].sort((x, y) => x.round - y.round)) {
    for (const [player, won] of wins(result)) {
      const run = runs.get(player) ?? { outIn: Number.MAX_SAFE_INTEGER, consolation: 0 };
      runs.set(player, run);
      const unbeaten = run.outIn === Number.MAX_SAFE_INTEGER;
      if (won && !unbeaten) run.consolation += 1;
      // A match still open counts for neither side.
      if (!won && unbeaten && isDecided(result)) run.outIn = result.round;
    }
  }
  const none: Run = { outIn: -1, consolation: 0 };
  const runOf = (row: StandingRow): Run => runs.get(row.player) ?? none;
  return [...rows]
    .sort((x, y) => runOf(y).outIn - runOf(x).outIn || runOf(y).consolation - runOf(x).consolation || x.rank - y.rank)
    .map((row, index) => ({ ...row, rank: index + 1 }));
};

const isDecided = (result: RoundResult): boolean => result.kind !== 'match' || result.outcome === 'a' || result.outcome === 'b' || result.outcome === 'double-loss' || result.games[0] !== result.games[1];
