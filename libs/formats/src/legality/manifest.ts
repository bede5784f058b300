import type {
  CardId,
  ConstructedPool,
  LegalityEntry,
  LegalityManifest,
  SuspensionEntry,
} from '#cards';

/** A set that has left a pool, and the first day without it. */
export interface Rotation {
  readonly set: string;
  readonly on: string;
}

/**
 * What may be played on one day in one pool, with the organizer's overrides. Plain data, suitable
 * for an event's settings.
 */
export interface Legality {
  readonly sets: readonly string[];
  /** Sets that used to be in the pool. Absent in older stored data. */
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
