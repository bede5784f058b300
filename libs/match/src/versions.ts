import type { Upcasters } from '#aggregate';
import type { MatchPlace } from './place.js';

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

/** The steps from each version of a fact to the next. */
export const matchUpcasters: Upcasters = {
  MatchScheduled: [
    ({ format, points, ...data }: MatchScheduledV1): MatchScheduled => ({
      ...data,
      format: format ?? 'plain',
      points: points ?? null,
    }),
  ],
};
