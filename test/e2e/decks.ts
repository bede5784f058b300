import { readFileSync } from 'node:fs';
import path from 'node:path';

const SAMPLES = path.resolve(import.meta.dirname, '../samples/decks');
const sample = (file: string): string => readFileSync(path.join(SAMPLES, file), 'utf8');

/** Decks as people paste them. */
export const decks = {
  legal: sample('premier-01-boba-fett-law-007.swudb.json'),
  otherLegal: sample('premier-22-the-armorer-ash-001.swudb.json'),
  /** Good cards, all of sets that have rotated out. */
  rotatedOut: sample('han-solo-level-1313.melee.txt'),
} as const;
