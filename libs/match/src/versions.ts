import type { Upcasters } from '#aggregate';
import type { MatchPlace } from './place.js';

export interface MatchScheduled extends MatchPlace {
  readonly matchId: string;
  readonly bestOf: 1 | 3;
  readonly drawsAllowed: boolean;
  readonly agreedDrawAllowed: boolean;
  readonly confirmAfterMinutes: number;
  readonly format: 'plain' | 'trilogy';
  /** The most points that one side can score, if the match is scored by points. */
  readonly points: { readonly most: number } | null;
  /** In a match between teams: the number of seats of each team. */
  readonly seats?: number;
}

/** `MatchScheduled` before every match named its format and its points. */
type MatchScheduledV1 = Omit<MatchScheduled, 'format' | 'points'> & {
  readonly format?: 'trilogy';
  readonly points?: { readonly most: number };
};

/** The upcasters from each version of an event to the next. */
export const matchUpcasters: Upcasters = {
  MatchScheduled: [
    ({ format, points, ...data }: MatchScheduledV1): MatchScheduled => ({
      ...data,
      format: format ?? 'plain',
      points: points ?? null,
    }),
  ],
};
