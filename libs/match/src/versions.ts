import type { MatchEvents, MatchEventType } from './events.js';

/** How the facts of one version are told in the words of the next. Pure: what the fact does not say cannot be looked up. */
export type Upcaster = (data: never) => object;

/** What a match said of itself before every match named its format and its points. */
type MatchScheduledV1 = Omit<MatchEvents['MatchScheduled'], 'format' | 'points'> & {
  readonly format?: 'trilogy';
  readonly points?: { readonly most: number };
};

/**
 * By event type the step from version 1 to 2 first, then that to 3. A type that is not here has one version. Stored facts stay as they are;
 * they are told anew whenever they are read, and each version has a frozen example (src/frozen).
 */
const steps: { readonly [T in MatchEventType]?: readonly Upcaster[] } = {
  MatchScheduled: [
    ({ format, points, ...data }: MatchScheduledV1): MatchEvents['MatchScheduled'] => ({
      ...data,
      format: format ?? 'plain',
      points: points ?? null,
    }),
  ],
};

/** The version in which facts of a type are written now. */
export const currentMatchVersion = (type: MatchEventType): number => 1 + (steps[type]?.length ?? 0);

interface Versioned {
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: object;
}

const has = (type: string): type is keyof typeof steps => Object.hasOwn(steps, type);

/** A fact of a match in the words of today; null when a later release wrote it in words that nobody here knows. */
export const upcastMatchEvent = <E extends Versioned>(event: E): E | null => {
  const known = has(event.type) ? (steps[event.type] ?? []) : [];
  if (event.schemaVersion > known.length + 1) return null;
  const missing = known.slice(event.schemaVersion - 1);
  if (missing.length === 0) return event;
  const data = missing.reduce<object>((told, step) => step(told as never), event.data);
  return { ...event, schemaVersion: known.length + 1, data };
};
