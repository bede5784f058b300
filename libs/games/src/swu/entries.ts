import { outcomeFor, type RoundResult } from '#game';
import type { StandingsPolicy } from './policy.js';

/** One player's result of one round. */
export interface RoundEntry {
  readonly round: number;
  /** One in a match, two or three at a multiplayer table, none with a bye. */
  readonly opponents: readonly string[];
  readonly points: number;
  readonly outcome: 'win' | 'draw' | 'loss';
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

const pointsFor = (outcome: RoundEntry['outcome'], policy: StandingsPolicy): number =>
  outcome === 'win' ? policy.winPoints : outcome === 'draw' ? policy.drawPoints : policy.lossPoints;

/**
 * Each player's entry from a result: a bye counts as won 2-0, a missed round as lost 0-2 unless
 * games are given.
 */
const entriesOf = (
  result: RoundResult,
  policy: StandingsPolicy,
): readonly (readonly [player: string, entry: RoundEntry])[] => {
  const { round } = result;
  if (result.kind === 'bye') {
    const points = policy.byeMatchPoints;
    const games = { won: 2, lost: 0, drawn: 0 };
    return [[result.player, { round, opponents: [], points, outcome: 'win', ...games }]];
  }
  if (result.kind === 'place') {
    const { player, place, points, opponents, won: alone } = result;
    const outcome = place > 1 ? 'loss' : alone ? 'win' : 'draw';
    const games = {
      won: alone ? 1 : 0,
      lost: place > 1 ? 1 : 0,
      drawn: outcome === 'draw' ? 1 : 0,
    };
    return [[player, { round, opponents, points, outcome, ...games }]];
  }
  const [won, lost, drawn] = result.games ?? [0, 2, 0];
  if (result.kind === 'loss') {
    const points = policy.lossPoints;
    return [[result.player, { round, opponents: [], points, outcome: 'loss', won, lost, drawn }]];
  }
  const [a, b] = [outcomeFor(result, 'a'), outcomeFor(result, 'b')];
  const own = { round, opponents: [result.b], points: pointsFor(a, policy), outcome: a };
  const theirs = { round, opponents: [result.a], points: pointsFor(b, policy), outcome: b };
  return [
    [result.a, { ...own, won, lost, drawn }],
    [result.b, { ...theirs, won: lost, lost: won, drawn }],
  ];
};

/**
 * The entries of every listed player in order of rounds. Throws if a result names a player who is
 * not listed.
 */
export const entriesByPlayer = (
  players: readonly string[],
  results: readonly RoundResult[],
  policy: StandingsPolicy,
): Map<string, RoundEntry[]> => {
  const entries = new Map<string, RoundEntry[]>(players.map((player) => [player, []]));
  for (const result of results) {
    if (result.round > policy.swissRounds) continue;
    for (const [player, entry] of entriesOf(result, policy)) {
      const own = entries.get(player);
      if (!own)
        throw new Error(
          `standings: result of round ${entry.round} names the unknown player ${player}`,
        );
      own.push(entry);
    }
  }
  for (const own of entries.values()) own.sort((x, y) => x.round - y.round);
  return entries;
};
