export {
  readBundle,
  writeBundle,
  type Bundle,
  type BundleRead,
  type BundleTrust,
} from './bundle.js';
export { builtInContent } from './built-in.js';
export { composeBook, type Composed } from './compose.js';
export type { BundleContent, BundledSet } from './content.js';
export { ENGINE_VERSION } from './engine-version.js';
export type { BundleRefusal } from './refusal.js';
export type { BundleStatement } from './statement.js';
