import type { CardId } from '../facts/card-facts.js';

/**
 * How certain an entry is. high: primary text, or two sources that agree; medium: one good source;
 * low: one weak source.
 */
export type Confidence = 'high' | 'medium' | 'low';
export type ConstructedPool = 'premier' | 'eternal';

interface EntryOf {
  readonly pool: ConstructedPool;
  /** First day in force, and the first day no longer in force: `2026-07-17`. */
  readonly from: string;
  readonly until?: string;
  readonly source: string;
  readonly confidence: Confidence;
  /** The last day on which it was verified that this still holds: `2026-10-10`. */
  readonly checkedUntil: string;
}

/** A set whose cards may be played. */
export interface SetEntry extends EntryOf {
  readonly kind: 'set';
  readonly set: string;
}

/** A card that may not be played although its set may. */
export interface SuspensionEntry extends EntryOf {
  readonly kind: 'suspension';
  readonly card: CardId;
}

export type LegalityEntry = SetEntry | SuspensionEntry;

/**
 * When each card may be played. Announcements win over printed documents, so every entry has its
 * own dates and source.
 */
export interface LegalityManifest {
  readonly version: string;
  readonly entries: readonly LegalityEntry[];
}
