import type { LegalityEntry, LegalityManifest } from '#cards';

/** Data that nobody has looked at for longer than this many days is told to be old. */
export const OLD_AFTER_DAYS = 45;

const DAY = 24 * 60 * 60 * 1000;

/** How long ago anybody looked whether some data still hold. */
export interface DataAge {
  /** The day until which every entry was looked at: the earliest of all; nothing where there is no entry. */
  readonly checkedUntil: string;
  /** Whole days since then, none for a day before it; null where no entry says a day. */
  readonly days: number | null;
  readonly old: boolean;
}

const ageOf = (entries: readonly LegalityEntry[], on: string): DataAge => {
  const checkedUntil = entries.map((entry) => entry.checkedUntil).toSorted()[0] ?? '';
  const since = (Date.parse(on.slice(0, 10)) - Date.parse(checkedUntil)) / DAY;
  const days = Number.isNaN(since) ? null : Math.max(0, since);
  return { checkedUntil, days, old: days === null || days > OLD_AFTER_DAYS };
};

/** Of all that is known of legality. @param on ISO date, or a longer timestamp. */
export const legalityAge = ({ entries }: LegalityManifest, on: string): DataAge =>
  ageOf(entries, on);

/** What is looked at apart: which sets are legal from when, and which of their cards are not. */
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

/** Sets that have come out by that day and of which `known` has no facts. */
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

/**
 * Entries of which nobody can say how old they are: no day
 * until which they were looked at, or one after that day.
 */
export const entriesWithoutEnd = (
  { entries }: LegalityManifest,
  on: string,
): readonly LegalityEntry[] =>
  entries.filter(
    ({ checkedUntil }) =>
      Number.isNaN(Date.parse(checkedUntil)) || checkedUntil.slice(0, 10) > on.slice(0, 10),
  );
