import type { MatchPlace } from './place.js';

/** How the facts of one version are told in the words of the next. Pure: what the fact does not say cannot be looked up. */
export type Upcaster = (data: never) => object;

export interface MatchScheduled extends MatchPlace {
  readonly matchId: string;
  readonly bestOf: 1 | 3;
  readonly drawsAllowed: boolean;
  readonly agreedDrawAllowed: boolean;
  readonly confirmAfterMinutes: number;
  readonly format: 'plain' | 'trilogy';
  /** What one side can score at most where the match is scored by points. */
  readonly points: { readonly most: number } | null;
  /** Named between teams: how many seats each of them has. */
  readonly seats?: number;
}

/** What a match said of itself before every match named its format and its points. */
type MatchScheduledV1 = Omit<MatchScheduled, 'format' | 'points'> & {
  readonly format?: 'trilogy';
  readonly points?: { readonly most: number };
};

/**
 * By event type the step from version 1 to 2 first, then that to 3. A type that is not here has one version. Stored facts stay as they are;
 * they are told anew whenever they are read, and each version has a frozen example (src/frozen).
 */
const steps: Readonly<Record<string, readonly Upcaster[]>> = {
  MatchScheduled: [
    ({ format, points, ...data }: MatchScheduledV1): MatchScheduled => ({
      ...data,
      format: format ?? 'plain',
      points: points ?? null,
    }),
  ],
};

const stepsOf = (type: string): readonly Upcaster[] =>
  (Object.hasOwn(steps, type) ? steps[type] : undefined) ?? [];

/** The version in which facts of a type are written now. */
export const currentMatchVersion = (type: string): number => 1 + stepsOf(type).length;

interface Versioned {
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: object;
}

/** A fact of a match in the words of today; null when a later release wrote it in words that nobody here knows. */
export const upcastMatchEvent = <E extends Versioned>(event: E): E | null => {
  const known = stepsOf(event.type);
  if (event.schemaVersion > known.length + 1) return null;
  const missing = known.slice(event.schemaVersion - 1);
  if (missing.length === 0) return event;
  const data = missing.reduce<object>((told, step) => step(told as never), event.data);
  return { ...event, schemaVersion: known.length + 1, data };
};
