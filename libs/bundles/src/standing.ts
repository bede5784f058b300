/** One bundle taken up, or taken back again. */
export interface BundleStep {
  readonly digest: string;
  /** What the bundle is about, `HMW`. */
  readonly name: string;
  readonly act: 'taken-up' | 'withdrawn';
}

/**
 * Digests of the bundles that everything new begins with after these steps, the first to lie at the bottom.
 * Of bundles about one thing the last one stands; where it is withdrawn, the one before it stands again.
 */
export const bundlesInForce = (steps: readonly BundleStep[]): readonly string[] => {
  const standing = new Map<string, string>();
  for (const { digest, name, act } of steps) {
    standing.delete(digest);
    if (act === 'taken-up') standing.set(digest, name);
  }
  const last = new Map([...standing].map(([digest, name]) => [name, digest]));
  return [...standing].flatMap(([digest, name]) => (last.get(name) === digest ? [digest] : []));
};

/** What was in force after each step, the latest first and each once; nothing is always the last. */
export const formerBundles = (steps: readonly BundleStep[]): readonly (readonly string[])[] => {
  const lists = steps.map((_step, index) => bundlesInForce(steps.slice(0, index + 1)));
  const byKey = new Map([[], ...lists].toReversed().map((list) => [list.join(' '), list]));
  return [...byKey.values()];
};
