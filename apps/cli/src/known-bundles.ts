import { readFileSync } from 'node:fs';
import { BundleStore, CardsInUse, contentByDigest } from '#bundles';
import { stockBundles } from '#cards';
import { createLogger, type DatabasePool } from '#platform';
import { UsageError } from './command-line/words.js';

/**
 * Says of which cards this process knows beside those that are
 * built in: what began with these bundles is looked at with them.
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

/** The same of everything that a server has taken up. */
export const stockBundlesOf = (
  pool: DatabasePool,
  trustedKeys: readonly string[],
): Promise<void> => {
  const logger = createLogger('bundles', { logLevel: 'silent' });
  return new CardsInUse({ store: new BundleStore(pool), trustedKeys, logger }).look();
};
