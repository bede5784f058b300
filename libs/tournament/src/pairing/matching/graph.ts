/** An undirected graph with costs, vertices 0 to `size` - 1. Edge k joins `ends[2k]` and `ends[2k + 1]`. */
export interface CostGraph {
  readonly size: number;
  readonly ends: readonly number[];
  /** Twice the cost of each edge: doubled, every dual value of the matching stays an integer. */
  readonly doubledCosts: readonly bigint[];
}

/** Collects edges, each pair once. */
export class GraphBuilder implements CostGraph {
  readonly ends: number[] = [];
  readonly doubledCosts: bigint[] = [];
  private readonly edgeOf = new Map<number, number>();

  constructor(
    readonly size: number,
    private readonly cost: (u: number, v: number) => bigint,
  ) {}

  add(u: number, v: number): void {
    if (u === v) return;
    const key = u < v ? u * this.size + v : v * this.size + u;
    if (this.edgeOf.has(key)) return;
    this.edgeOf.set(key, this.doubledCosts.length);
    this.ends.push(u, v);
    this.doubledCosts.push(2n * this.cost(u, v));
  }

  /** The number of the edge between two vertices, or -1. */
  find(u: number, v: number): number {
    return this.edgeOf.get(u < v ? u * this.size + v : v * this.size + u) ?? -1;
  }
}
