import { readFileSync } from 'node:fs';
import { BundleStore, CardsInUse, contentByDigest } from '#bundles';
import { stockBundles } from '#cards';
import { createLogger, type DatabasePool } from '#platform';
import { UsageError } from './command-line/words.js';

/**
 * Loads cards besides the built-in ones into this process, for events that began with these
 * bundles.
 */
export const stockBundleFiles = (files: readonly string[]): void => {
  if (files.length === 0) return;
  const bundles = files.map((file) => {
    const found = contentByDigest(readFileSync(file));
    if (!found) throw new UsageError(`${file} is no bundle that this engine can read`);
    return found;
  });
  stockBundles({ bundles, inForce: bundles.map(({ digest }) => digest), former: [] });
};

/** The same for every bundle that a server has accepted. */
export const stockBundlesOf = (
  pool: DatabasePool,
  trustedKeys: readonly string[],
): Promise<void> => {
  const logger = createLogger('bundles', { logLevel: 'silent' });
  return new CardsInUse({ store: new BundleStore(pool), trustedKeys, logger }).look();
};
