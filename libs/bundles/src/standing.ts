/** The acceptance or withdrawal of one bundle. */
export interface BundleStep {
  readonly digest: string;
  /** The subject of the bundle, e.g. `HMW`. */
  readonly name: string;
  readonly act: 'taken-up' | 'withdrawn';
}

/**
 * Digests of the bundles with which new tournaments begin after these steps, the lowest layer
 * first. Of bundles with the same name the last is in force; if it is withdrawn, the one before it
 * is again.
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

/**
 * The bundles in force after each step, latest first and each combination once; the last is always
 * the empty one.
 */
export const formerBundles = (steps: readonly BundleStep[]): readonly (readonly string[])[] => {
  const lists = steps.map((_step, index) => bundlesInForce(steps.slice(0, index + 1)));
  const byKey = new Map([[], ...lists].toReversed().map((list) => [list.join(' '), list]));
  return [...byKey.values()];
};
