import type { ForeignEvent, ForeignNote, ForeignStanding, GameScore } from '#contracts';

/** A person in the files of another program, with the key by which its tables refer to them. */
export interface ForeignPerson {
  readonly key: string;
  readonly name: string;
  /** Distinguishes two people of the same name. */
  readonly handle?: string;
  readonly deck?: string;
  /** Undefined if the files do not say. */
  readonly dropped?: boolean;
}

/** One row of its matches. */
export type ForeignMatch = {
  /** The number in the other program; later rounds have greater ones. */
  readonly round: number;
  /** A later phase is the cut if it looks like one. */
  readonly phase: string;
  readonly table: number | null;
} & (
  | {
      readonly kind: 'match';
      readonly a: string;
      readonly b: string;
      readonly score: GameScore | null;
    }
  | { readonly kind: 'bye' | 'loss'; readonly player: string }
  | {
      readonly kind: 'multiplayer';
      readonly seats: readonly string[];
      readonly places: readonly number[] | null;
    }
);

/** The players of a row. */
export const namedIn = (match: ForeignMatch): readonly string[] => {
  switch (match.kind) {
    case 'match':
      return [match.a, match.b];
    case 'multiplayer':
      return match.seats;
    default:
      return [match.player];
  }
};

/** The rounds that have rows, in order. */
export const roundNumbersIn = (matches: readonly ForeignMatch[]): readonly number[] =>
  [...new Set(matches.map(({ round }) => round))].toSorted((one, other) => one - other);

/** All data in the files of one program. */
export interface ForeignTables {
  readonly source: ForeignEvent['source'];
  readonly people: readonly ForeignPerson[];
  readonly matches: readonly ForeignMatch[];
  readonly standings: readonly (Omit<ForeignStanding, 'player'> & { readonly key: string })[];
  /** The Swiss rounds that the standings cover; null if the files do not say. */
  readonly standingsAfter: number | null;
  readonly notes: readonly ForeignNote[];
}

/** The result of reading: the event as it is imported, and open questions. */
export interface ForeignReading {
  readonly event: ForeignEvent;
  readonly standings: readonly ForeignStanding[];
  readonly notes: readonly ForeignNote[];
}
