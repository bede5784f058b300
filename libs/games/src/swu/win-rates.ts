import { atLeast, leastCommonMultiple, third, zero, type Fraction } from '#game';
import type { RoundEntry } from './entries.js';

/** Match points divided by the maximum for the rounds played. Zero for a player without a round. */
export const matchWin = (entries: readonly RoundEntry[], winPoints: number): Fraction => {
  const points = entries.reduce((sum, entry) => sum + entry.points, 0);
  const most = winPoints * entries.length;
  return most === 0 ? zero : { numerator: BigInt(points), denominator: BigInt(most) };
};

/**
 * Three points per game won and one per game drawn, divided by three per game. Zero for a player
 * without a game.
 */
export const gameWin = (entries: readonly RoundEntry[]): Fraction => {
  let got = 0;
  let most = 0;
  for (const { won, lost, drawn } of entries) {
    got += 3 * won + drawn;
    most += 3 * (won + lost + drawn);
  }
  return most === 0 ? zero : { numerator: BigInt(got), denominator: BigInt(most) };
};

/**
 * The floored rates of all players after a round, over one common denominator so that a mean is a
 * sum of integers.
 */
export class FlooredRates {
  private readonly scaled = new Map<string, bigint>();
  private readonly denominator: bigint;

  constructor(rates: ReadonlyMap<string, Fraction>) {
    const denominators = new Set([...rates.values()].map((rate) => rate.denominator));
    this.denominator = [...denominators].reduce(leastCommonMultiple, third.denominator);
    for (const [player, rate] of rates) {
      const { numerator, denominator } = atLeast(rate, third);
      this.scaled.set(player, numerator * (this.denominator / denominator));
    }
  }

  /** The mean over these players; zero for an empty list. */
  mean(players: readonly string[]): Fraction {
    if (players.length === 0) return zero;
    let sum = 0n;
    for (const player of players) sum += this.scaled.get(player) ?? 0n;
    return { numerator: sum, denominator: this.denominator * BigInt(players.length) };
  }
}
