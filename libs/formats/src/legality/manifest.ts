import type { CardId } from '#cards';

/** How sure an entry is: high = primary text or two sources agree, medium = one good source, low = one weak source. */
export type Confidence = 'high' | 'medium' | 'low';
export type ConstructedPool = 'premier' | 'eternal';

interface EntryOf {
  readonly pool: ConstructedPool;
  /** First day in force, and the first day no longer in force: `2026-07-17`. */
  readonly from: string;
  readonly until?: string;
  readonly source: string;
  readonly confidence: Confidence;
  /** The last day on which it was looked whether this still holds: `2026-10-10`. */
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

/** What may be played when. Announcements win over printed documents, so every entry carries its own dates and source. */
export interface LegalityManifest {
  readonly version: string;
  readonly entries: readonly LegalityEntry[];
}

/** A set that has left a pool, and the first day without it. */
export interface Rotation {
  readonly set: string;
  readonly on: string;
}

/** What may be played on one day in one pool, with the organizer's own word. Plain data, fit for an event's settings. */
export interface Legality {
  readonly sets: readonly string[];
  /** Sets that were in the pool before. Absent in what was stored before they were noted. */
  readonly rotated?: readonly Rotation[];
  readonly suspensions: readonly SuspensionEntry[];
  readonly allowedCards: readonly CardId[];
  readonly bannedCards: readonly CardId[];
}

const inForce = (entry: LegalityEntry, day: string): boolean =>
  entry.from <= day && (entry.until === undefined || day < entry.until);

/** @param day ISO date, `2026-11-21`; a longer ISO timestamp is cut to its date. */
export const legalityOn = (
  manifest: LegalityManifest,
  pool: ConstructedPool,
  day: string,
): Legality => {
  const date = day.slice(0, 10);
  const ofPool = manifest.entries.filter((entry) => entry.pool === pool);
  const entries = ofPool.filter((entry) => inForce(entry, date));
  return {
    sets: entries.flatMap((entry) => (entry.kind === 'set' ? [entry.set] : [])),
    rotated: ofPool.flatMap((entry) =>
      entry.kind === 'set' && entry.until !== undefined && entry.until <= date
        ? [{ set: entry.set, on: entry.until }]
        : [],
    ),
    suspensions: entries.filter((entry) => entry.kind === 'suspension'),
    allowedCards: [],
    bannedCards: [],
  };
};
