import { seededOrder } from '#chance';
import {
  type RoundResult,
  type StandingRow,
  atLeast,
  third,
  wholeNumber,
  type Fraction,
  rankByColumns,
} from '#game';
import { entriesByPlayer, type RoundEntry } from './entries.js';
import type { StandingsPolicy, SwuColumn } from './policy.js';
import { FlooredRates, gameWin, matchWin } from './win-rates.js';

export interface StandingsInput {
  readonly players: readonly string[];
  readonly results: readonly RoundResult[];
  readonly policy: StandingsPolicy;
  /** Orders players who are equal in every column of the chain. */
  readonly seed: string;
  /** Match points carried over; they count only in the points, not in any percentage. */
  readonly opening?: ReadonlyMap<string, number>;
  /** Players who left the event; matters only if the policy freezes their rows. */
  readonly dropped?: readonly string[];
  /** Standings after this round; later results are ignored. */
  readonly asOfRound?: number;
}

export interface SwuRow extends StandingRow {
  readonly values: Readonly<Record<SwuColumn, Fraction>>;
}

/** Rates of all players after a round; only a few rounds are needed, and each is computed once. */
const ratesAfter = (entries: ReadonlyMap<string, readonly RoundEntry[]>, winPoints: number) => {
  const cache = new Map<number, { match: FlooredRates; game: FlooredRates }>();
  return (round: number) => {
    const known = cache.get(round);
    if (known) return known;
    const match = new Map<string, Fraction>();
    const game = new Map<string, Fraction>();
    for (const [player, own] of entries) {
      const played = own.filter((entry) => entry.round <= round);
      match.set(player, matchWin(played, winPoints));
      game.set(player, gameWin(played));
    }
    const rates = { match: new FlooredRates(match), game: new FlooredRates(game) };
    cache.set(round, rates);
    return rates;
  };
};

/** An opponent met twice counts once; a bye is not an opponent. */
const opponentsOf = (entries: readonly RoundEntry[]): string[] => [
  ...new Set(entries.flatMap((entry) => entry.opponents)),
];

const recordOf = (entries: readonly RoundEntry[]): StandingRow['record'] => {
  const count = (outcome: RoundEntry['outcome']) =>
    entries.filter((entry) => entry.outcome === outcome).length;
  return { wins: count('win'), losses: count('loss'), draws: count('draw') };
};

/**
 * The Swiss standings, best first. Exact: percentages are fractions, never floating point. Throws
 * only if a result names a player who is not in `players`.
 */
export const standings = (input: StandingsInput): SwuRow[] => {
  const { players, policy, seed, asOfRound } = input;
  const results =
    asOfRound === undefined
      ? input.results
      : input.results.filter((result) => result.round <= asOfRound);
  const entries = entriesByPlayer(players, results, policy);
  const rates = ratesAfter(entries, policy.winPoints);
  const dropped = new Set(policy.freezeOnDrop ? input.dropped : []);
  const rows = [...entries].map(([player, own]) => {
    const lastRound = dropped.has(player) ? (own.at(-1)?.round ?? 0) : Number.MAX_SAFE_INTEGER;
    const { match, game } = rates(lastRound);
    const opponents = opponentsOf(own);
    const ownGames = gameWin(own);
    const brought = input.opening?.get(player) ?? 0;
    const points = own.reduce((sum, entry) => sum + entry.points, brought);
    return {
      player,
      points,
      record: recordOf(own),
      values: {
        points: wholeNumber(points),
        omw: match.mean(opponents),
        gw: policy.floorOwnGameWin ? atLeast(ownGames, third) : ownGames,
        ogw: game.mean(opponents),
      },
    };
  });
  return rankByColumns(rows, policy.chain, seededOrder(seed));
};
