export {
  readBundle,
  writeBundle,
  type Bundle,
  type BundleRead,
  type BundleTrust,
} from './bundle.js';
export { ENGINE_VERSION } from './engine-version.js';
export type { BundleRefusal } from './refusal.js';
export type { BundleStatement } from './statement.js';
