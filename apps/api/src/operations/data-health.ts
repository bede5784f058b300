import type { ServerHealth } from '#contracts';
import type { LegalityManifest } from '#cards';
import { agesOfParts, OLD_AFTER_DAYS } from '#formats';

/**
 * The age of the data that must be updated when somebody announces a change. @param on the present
 * time, ISO 8601.
 */
export const dataHealth = (manifest: LegalityManifest, on: string): ServerHealth['data'] =>
  agesOfParts(manifest, on).map((age) => ({ game: 'swu', ...age, limit: OLD_AFTER_DAYS }));
