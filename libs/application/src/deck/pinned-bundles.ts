import { catalogueInForce } from '#cards';

/**
 * What a stream that begins now notes of the bundles of cards in
 * force; nothing where there are none, as before there were bundles.
 */
export const pinnedBundles = (): { readonly bundles?: readonly string[] } => {
  const { bundles } = catalogueInForce();
  return bundles.length === 0 ? {} : { bundles };
};
