import { seededOrder } from '#chance';
import type { TiebreakName } from '../settings.js';
import { atLeast, compareFractions, third, type Fraction } from '#games';
import type { StandingsPolicy } from './policy.js';
import { entriesByPlayer, type RoundEntry, type RoundResult } from './results.js';
import { FlooredRates, gameWin, matchWin } from './win-rates.js';

export interface StandingsInput {
  readonly players: readonly string[];
  readonly results: readonly RoundResult[];
  readonly policy: StandingsPolicy;
  /** Orders players who are equal in everything the chain asks. */
  readonly seed: string;
  /** Players who left the event; matters only where the policy freezes their rows. */
  readonly dropped?: readonly string[];
  /** Standings after this round; later results are left out. */
  readonly asOfRound?: number;
}

export interface StandingRow {
  /** 1 to n, no two alike. */
  readonly rank: number;
  readonly player: string;
  readonly points: number;
  readonly record: { readonly wins: number; readonly losses: number; readonly draws: number };
  readonly omwp: Fraction;
  readonly gwp: Fraction;
  readonly ogwp: Fraction;
}

type Unranked = Omit<StandingRow, 'rank'>;

/** Rates of all players after a round; few rounds are asked, each is computed once. */
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

/** An opponent met twice counts once; a bye is nobody's opponent. */
const opponentsOf = (entries: readonly RoundEntry[]): string[] => [
  ...new Set(entries.flatMap((entry) => (entry.opponent === null ? [] : [entry.opponent]))),
];

const recordOf = (entries: readonly RoundEntry[]): StandingRow['record'] => {
  const count = (outcome: RoundEntry['outcome']) =>
    entries.filter((entry) => entry.outcome === outcome).length;
  return { wins: count('win'), losses: count('loss'), draws: count('draw') };
};

const compareBy: Record<TiebreakName, (a: Unranked, b: Unranked) => number> = {
  points: (a, b) => a.points - b.points,
  omw: (a, b) => compareFractions(a.omwp, b.omwp),
  gw: (a, b) => compareFractions(a.gwp, b.gwp),
  ogw: (a, b) => compareFractions(a.ogwp, b.ogwp),
};

/**
 * The Swiss standings, best first. Exact: percentages are fractions, never floating point.
 * Throws only when a result names a player who is not in `players`.
 */
export const standings = (input: StandingsInput): StandingRow[] => {
  const { players, policy, seed, asOfRound } = input;
  const results =
    asOfRound === undefined
      ? input.results
      : input.results.filter((result) => result.round <= asOfRound);
  const entries = entriesByPlayer(players, results, policy);
  const rates = ratesAfter(entries, policy.winPoints);
  const dropped = new Set(policy.freezeOnDrop ? input.dropped : []);
  const rows = [...entries].map(([player, own]): Unranked => {
    const lastRound = dropped.has(player) ? (own.at(-1)?.round ?? 0) : Number.MAX_SAFE_INTEGER;
    const { match, game } = rates(lastRound);
    const opponents = opponentsOf(own);
    const ownGames = gameWin(own);
    return {
      player,
      points: own.reduce((sum, entry) => sum + entry.points, 0),
      record: recordOf(own),
      omwp: match.mean(opponents),
      gwp: policy.floorOwnGameWin ? atLeast(ownGames, third) : ownGames,
      ogwp: game.mean(opponents),
    };
  });
  const lot = seededOrder(seed);
  rows.sort((a, b) => {
    for (const name of policy.chain) {
      const difference = compareBy[name](b, a);
      if (difference !== 0) return difference;
    }
    return lot(a.player, b.player);
  });
  return rows.map((row, index) => ({ rank: index + 1, ...row }));
};
