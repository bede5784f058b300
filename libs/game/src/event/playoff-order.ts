import { outcomeFor, type RoundResult } from './results.js';
import type { StandingRow } from './standings.js';

interface Run {
  losses: number;
  /** The round of the loss that eliminated the player: later is better, no such loss is best. */
  outIn: number;
  /** Wins after the elimination, such as in a match for third place. */
  consolation: number;
}

const outcomes = (
  result: RoundResult,
): readonly [player: string, outcome: ReturnType<typeof outcomeFor>][] => {
  if (result.kind === 'place') return [[result.player, result.won ? 'win' : 'loss']];
  if (result.kind !== 'match') return [[result.player, result.kind === 'bye' ? 'win' : 'loss']];
  return [
    [result.a, outcomeFor(result, 'a')],
    [result.b, outcomeFor(result, 'b')],
  ];
};

/**
 * The final ranking after a single elimination. Everyone who played in it comes first, ordered by
 * how long they survived, then by the match for third place, then by Swiss rank; all others follow
 * in Swiss order. Only the ranks change: the rows remain those of the Swiss rounds. `lives`: the
 * number of losses that eliminates a player.
 */
export const rankWithPlayoff = <Row extends StandingRow>(
  rows: readonly Row[],
  playoff: readonly RoundResult[],
  lives = 1,
): Row[] => {
  const runs = new Map<string, Run>();
  for (const result of [...playoff].sort((x, y) => x.round - y.round)) {
    for (const [player, outcome] of outcomes(result)) {
      const run = runs.get(player) ?? {
        losses: 0,
        outIn: Number.MAX_SAFE_INTEGER,
        consolation: 0,
      };
      runs.set(player, run);
      const unbeaten = run.outIn === Number.MAX_SAFE_INTEGER;
      if (outcome === 'win' && !unbeaten) run.consolation += 1;
      // A draw eliminates neither player: the match is still open.
      if (outcome === 'loss' && unbeaten) run.losses += 1;
      if (run.losses === lives && unbeaten) run.outIn = result.round;
    }
  }
  const none: Run = { losses: 0, outIn: -1, consolation: 0 };
  const runOf = (row: Row): Run => runs.get(row.player) ?? none;
  return [...rows]
    .sort(
      (x, y) =>
        runOf(y).outIn - runOf(x).outIn ||
        runOf(y).consolation - runOf(x).consolation ||
        x.rank - y.rank,
    )
    .map((row, index) => ({ ...row, rank: index + 1 }));
};
