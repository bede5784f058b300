import { nearestRank } from '../nearest-rank.js';

export interface LatencySummary {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
}

/** All measured times in milliseconds; percentiles by nearest rank. */
export class Latencies {
  private readonly times: number[] = [];

  add(milliseconds: number): void {
    this.times.push(milliseconds);
  }

  get count(): number {
    return this.times.length;
  }

  summary(): LatencySummary {
    const sorted = [...this.times].sort((one, other) => one - other);
    const rank = (share: number): number => Math.round(nearestRank(sorted, share) * 10) / 10;
    return { count: sorted.length, p50: rank(0.5), p99: rank(0.99) };
  }
}

/** One list of times per name. */
export class LatencyTable {
  private readonly rows = new Map<string, Latencies>();

  add(name: string, milliseconds: number): void {
    let row = this.rows.get(name);
    if (!row) this.rows.set(name, (row = new Latencies()));
    row.add(milliseconds);
  }

  get count(): number {
    return [...this.rows.values()].reduce((sum, row) => sum + row.count, 0);
  }

  summary(): Record<string, LatencySummary> {
    return Object.fromEntries(
      [...this.rows]
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([name, row]) => [name, row.summary()]),
    );
  }
}
