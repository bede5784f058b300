import type { LegalityManifest } from './manifest.js';

/** Data that nobody has looked at for longer than this many days is told to be old. */
export const OLD_AFTER_DAYS = 45;

const DAY = 24 * 60 * 60 * 1000;

/** How old what is known of legality is on a day. */
export interface LegalityAge {
  /** The day until which every entry was looked at: the earliest of all. */
  readonly checkedUntil: string;
  /** Whole days since then, none for a day before it. */
  readonly days: number;
  readonly old: boolean;
}

/** @param on ISO date, or a longer timestamp. */
export const legalityAge = ({ entries }: LegalityManifest, on: string): LegalityAge => {
  const checkedUntil = entries.map((entry) => entry.checkedUntil).toSorted()[0] ?? '';
  const days = Math.max(0, (Date.parse(on.slice(0, 10)) - Date.parse(checkedUntil)) / DAY);
  return { checkedUntil, days, old: !(days <= OLD_AFTER_DAYS) };
};

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
