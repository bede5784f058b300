import type { LegalityEntry, LegalityManifest } from '#cards';

/** Data that nobody has verified for more than this many days is reported as old. */
export const OLD_AFTER_DAYS = 45;

const DAY = 24 * 60 * 60 * 1000;

/** How long ago somebody last verified that some data still holds. */
export interface DataAge {
  /**
   * The day on which the data was last verified: the earliest of all entries; empty if there is no
   * entry.
   */
  readonly checkedUntil: string;
  /** Whole days since then, 0 for a later day; null if no entry has a day. */
  readonly days: number | null;
  readonly old: boolean;
}

const ageOf = (entries: readonly LegalityEntry[], on: string): DataAge => {
  const checkedUntil = entries.map((entry) => entry.checkedUntil).toSorted()[0] ?? '';
  const since = (Date.parse(on.slice(0, 10)) - Date.parse(checkedUntil)) / DAY;
  const days = Number.isNaN(since) ? null : Math.max(0, since);
  return { checkedUntil, days, old: days === null || days > OLD_AFTER_DAYS };
};

/** The age of all legality data. @param on ISO date, or a longer timestamp. */
export const legalityAge = ({ entries }: LegalityManifest, on: string): DataAge =>
  ageOf(entries, on);

/**
 * The parts that are verified separately: from when sets are legal, and which of their cards are
 * suspended.
 */
export type DatedPart = 'sets' | 'suspensions';

/** The age of each part. @param on as for `legalityAge`. */
export const agesOfParts = (
  { entries }: LegalityManifest,
  on: string,
): readonly (DataAge & { readonly part: DatedPart })[] =>
  (
    [
      ['sets', 'set'],
      ['suspensions', 'suspension'],
    ] as const
  ).map(([part, kind]) => ({
    part,
    ...ageOf(
      entries.filter((entry) => entry.kind === kind),
      on,
    ),
  }));

/** Sets that have been released by that day but have no facts in `known`. */
export const releasedWithoutFacts = (
  { entries }: LegalityManifest,
  known: ReadonlySet<string>,
  on: string,
): readonly string[] => [
  ...new Set(
    entries.flatMap((entry) =>
      entry.kind === 'set' && entry.from <= on.slice(0, 10) && !known.has(entry.set)
        ? [entry.set]
        : [],
    ),
  ),
];

/** Entries whose age is unknown: they have no day of verification, or one after that day. */
export const entriesWithoutEnd = (
  { entries }: LegalityManifest,
  on: string,
): readonly LegalityEntry[] =>
  entries.filter(
    ({ checkedUntil }) =>
      Number.isNaN(Date.parse(checkedUntil)) || checkedUntil.slice(0, 10) > on.slice(0, 10),
  );
