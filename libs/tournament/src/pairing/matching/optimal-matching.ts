/** A matching of all vertices at least cost, with the dual values that prove it. */
export interface OptimalMatching {
  /** The vertex matched with each vertex. */
  readonly mate: readonly number[];
  /** Dual value of each vertex. */
  readonly dual: readonly bigint[];
  /** For each vertex the innermost blossom of positive dual value around it, or -1. */
  readonly blossom: readonly number[];
  /** Per blossom: its dual value and the next blossom of positive value around it, or -1. */
  readonly blossoms: ReadonlyMap<number, { readonly dual: bigint; readonly parent: number }>;
}
