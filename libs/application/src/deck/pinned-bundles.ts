import { catalogueInForce } from '#cards';

/**
 * The bundles of cards in force, for a stream that begins now to pin; empty if there are none, as
 * in streams from before there were bundles.
 */
export const pinnedBundles = (): { readonly bundles?: readonly string[] } => {
  const { bundles } = catalogueInForce();
  return bundles.length === 0 ? {} : { bundles };
};
