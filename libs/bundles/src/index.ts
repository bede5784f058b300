export {
  contentByDigest,
  LONGEST_BUNDLE,
  readBundle,
  writeBundle,
  type Bundle,
  type BundleRead,
  type BundleTrust,
} from './bundle.js';
export { ENGINE_VERSION } from './engine-version.js';
export type { BundleRefusal } from './refusal.js';
export type { BundleStatement } from './statement.js';
export { BundleStore, type NotedStep } from './bundle-store.js';
export { CardsInUse } from './cards-in-use.js';
export { bundlesInForce } from './standing.js';
export { takeUpBundle, withdrawBundle, type TakenUp, type TakingUp } from './take-up.js';
