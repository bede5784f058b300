import type { ServerHealth } from '#contracts';
import type { LegalityManifest } from '#cards';
import { agesOfParts, OLD_AFTER_DAYS } from '#formats';

/** How old the data are that people change by announcing something. @param on the moment of asking, ISO. */
export const dataHealth = (manifest: LegalityManifest, on: string): ServerHealth['data'] =>
  agesOfParts(manifest, on).map((age) => ({ game: 'swu', ...age, limit: OLD_AFTER_DAYS }));
